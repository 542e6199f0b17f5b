import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const Page = () => (
  <main>
    <dap-order-form partner="Acme & Sons">
      <a href="https://wa.me/962790000000">Order on WhatsApp</a>
    </dap-order-form>
  </main>
);

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);

import Script from 'next/script';
import { Host } from '../host';

export { metadata } from '../host';

export default function Layout({ children }) {
  return (
    <Host>
      {children}
      <Script src={process.env.DAP_SCRIPT} />
    </Host>
  );
}

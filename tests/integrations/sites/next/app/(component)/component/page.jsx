import { DapOrderForm } from 'dap-widgets/react';

export default function Page() {
  return (
    <DapOrderForm partner="Acme & Sons" headingLevel="3">
      <a href="https://wa.me/962790000000">Order on WhatsApp</a>
    </DapOrderForm>
  );
}

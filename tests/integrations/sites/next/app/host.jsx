export const metadata = { title: 'Partner', icons: 'data:,' };

export function Host({ children }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

export default function Page() {
  return (
    <dap-order-form partner="Acme & Sons">
      <a href="https://wa.me/962790000000">Order on WhatsApp</a>
    </dap-order-form>
  );
}

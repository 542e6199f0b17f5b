export default function Page() {
  return (
    <main>
      <dap-order-form partner="Acme & Sons">
        <a href="https://wa.me/962790000000">Order on WhatsApp</a>
      </dap-order-form>
    </main>
  );
}

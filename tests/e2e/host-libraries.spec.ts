import { expect, test } from '../support/fixtures.ts';
import { hostLibraries } from '../support/host-libraries.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { StaffCardPage, sampleEmployee } from '../support/staff-card-page.ts';

for (const [name, script] of Object.entries(hostLibraries))
  test.describe(`a host page with ${name}`, () => {
    test('sends an order with trade terms, a message that is too long and a long partner name', async ({
      openPartnerPage,
    }) => {
      const partner = `Green ${'Valley '.repeat(20)}`;
      const page = await openPartnerPage({
        head: `<script>${script}</script>`,
        body: `<dap-order-form partner="${partner}" prefill="packaging=jumbo"></dap-order-form>`,
      });
      const order = new OrderFormPage(page);
      const month = page.locator('.trade-terms select');
      await expect(month.locator('option')).toHaveCount(13);
      await month.selectOption({ index: 2 });
      const chat = await order.send({ ...sampleOrder, message: 'سعر الطن '.repeat(260) });
      const text = chat.searchParams.get('text') ?? '';
      expect(text).toContain('عن طريق: Green Valley');
      expect(text.split('سعر الطن').length, 'repetitions in the message').toBeGreaterThan(20);
    });

    test('generates a staff card', async ({ openPartnerPage }) => {
      const page = await openPartnerPage({
        head: `<script>${script}</script>`,
        body: '<dap-employee-card></dap-employee-card>',
      });
      const card = new StaffCardPage(page);
      await card.generate();
      expect((await card.download()).text).toContain(`FN:${sampleEmployee.name}`);
    });
  });

for (const script of [
  'Array.prototype.find = function (value) { return this.indexOf(value) };',
  "customElements.define = () => { throw Error('refused') };",
])
  test(`shows the fallback and one console message on a host page with: ${script}`, async ({
    openPartnerPage,
    messages,
  }) => {
    const page = await openPartnerPage({
      head: `<script>${script}</script>`,
      body: '<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>',
    });
    await expect.poll(() => messages).toEqual([expect.stringContaining('could not be registered')]);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    messages.length = 0;
  });

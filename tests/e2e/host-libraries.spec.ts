import { expect, test } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { StaffCardPage, sampleEmployee } from '../support/staff-card-page.ts';

/** What old libraries do to built-in functions, copied from their sources (both licensed MIT). */
const libraries: Record<string, string> = {
  'Prototype.js 1.6': `Array.from = function (iterable) {
      if (!iterable) return [];
      if (iterable.toArray) return iterable.toArray();
      var length = iterable.length || 0, results = new Array(length);
      while (length--) results[length] = iterable[length];
      return results;
    };
    Array.prototype.toArray = Array.prototype.entries = function () { return [].concat(this) };
    String.prototype.toArray = function () { return this.split('') };
    Array.prototype.toJSON = function () { return '[' + this.map(function (one) { return JSON.stringify(one) }).join(', ') + ']' };`,
  'Prototype.js 1.7': `Array.from = function (iterable) {
      if (!iterable) return [];
      if ('toArray' in Object(iterable)) return iterable.toArray();
      var length = iterable.length || 0, results = new Array(length);
      while (length--) results[length] = iterable[length];
      return results;
    };
    Array.prototype.toArray = Array.prototype.entries = function () { return Array.prototype.slice.call(this, 0) };
    String.prototype.toArray = function () { return this.split('') };`,
  'MooTools 1.4': `Array.from = function (item) {
      if (item == null) return [];
      return typeof item != 'string' && typeof item.length == 'number' && toString.call(item) != '[object Function]'
        ? Array.isArray(item) ? item : Array.prototype.slice.call(item) : [item];
    };
    Number.from = function (item) { var number = parseFloat(item); return isFinite(number) ? number : null };
    String.from = function (item) { return item + '' };`,
};

for (const [name, script] of Object.entries(libraries))
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
      const month = page.locator('.trade-facts select');
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

import { readFileSync } from 'node:fs';
import { StaffCardPage, sampleEmployee } from '../support/card-pages.ts';
import { expect, inlineScript, test } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { missing } from '../support/programs.ts';

/** Replaces built-in functions, such as `Array.from`. */
const prototypeJs = '/usr/share/javascript/prototype/prototype.js';

test('Prototype.js › sends an order with trade terms and generates a staff card', async ({
  openPartnerPage,
}) => {
  const reason = missing(['libjs-prototype'], `test -f ${prototypeJs}`);
  test.skip(Boolean(reason), reason);
  const head = inlineScript(readFileSync(prototypeJs, 'utf8'));
  const page = await openPartnerPage({
    head,
    body: '<dap-order-form partner="Green Valley" prefill="packaging=jumbo"></dap-order-form>',
  });
  expect(await page.evaluate(() => String(Array.from))).not.toContain('native code');
  await page.locator('.trade-terms select').selectOption({ index: 2 });
  const chat = await new OrderFormPage(page).send(sampleOrder);
  expect(chat.searchParams.get('text')).toContain('عن طريق: Green Valley');

  const dark = '<style>body { color-scheme: dark }</style>';
  await openPartnerPage({ head: head + dark, body: '<dap-employee-card></dap-employee-card>' });
  await expect(page.locator('dap-employee-card .widget')).toHaveCSS('background-color', 'rgb(15, 23, 18)');
  const card = new StaffCardPage(page);
  await card.generate();
  expect((await card.download()).text).toContain(`FN:${sampleEmployee.name}`);
});

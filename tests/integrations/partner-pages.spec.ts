import { readFileSync } from 'node:fs';
import { expect, inlineScript, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage, sampleEmployee, staffCard } from '../support/page-objects.ts';
import { partnerSystems } from '../support/partner-systems.ts';
import { missing } from '../support/programs.ts';

for (const system of partnerSystems)
  test(`${system.name} › sends an order`, async ({ page, baseURL }) => {
    const reason = system.missing();
    test.skip(Boolean(reason), reason);
    const { url, paths, close } = await system.start(String(baseURL));
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(url + path);
        expect(messageLines(await new OrderFormPage(page).send())).toContain('عن طريق: Acme & Sons');
      });
    await close();
  });

/** Replaces built-in functions, such as `Array.from`. */
const prototypeJs = '/usr/share/javascript/prototype/prototype.js';

test('Prototype.js › sends an order with trade terms and generates a staff card', async ({
  openPartnerPage,
}) => {
  const reason = missing(['libjs-prototype'], `test -f ${prototypeJs}`);
  test.skip(Boolean(reason), reason);
  const page = await openPartnerPage({
    head: inlineScript(readFileSync(prototypeJs, 'utf8')),
    body: '<dap-order-form partner="Green Valley" prefill="packaging=jumbo"></dap-order-form><dap-employee-card></dap-employee-card>',
  });
  expect(await page.evaluate(() => String(Array.from))).not.toContain('native code');
  await page.locator('.trade-terms select').selectOption({ index: 2 });
  const order = new OrderFormPage(page, page.locator('dap-order-form'));
  expect(messageLines(await order.send())).toContain('عن طريق: Green Valley');
  const card = staffCard(page);
  await card.generate();
  expect((await card.download()).text).toContain(`FN:${sampleEmployee.name}`);
});

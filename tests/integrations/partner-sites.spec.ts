import { expect, test } from '../support/fixtures.ts';
import { next } from '../support/integrations/next.ts';
import { wordpress } from '../support/integrations/wordpress.ts';
import { messageLines, OrderFormPage } from '../support/order-form-page.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

for (const { name, missing, start } of [wordpress, next])
  test(`${name} › sends an order`, async ({ page, baseURL }) => {
    const reason = missing();
    test.skip(Boolean(reason), reason);
    const system = await start(String(baseURL));
    for (const path of system.paths)
      await test.step(path, async () => {
        await page.goto(system.url + path);
        const chat = await new OrderFormPage(page).send();
        expect(messageLines(chat)).toContain('عن طريق: Acme & Sons');
      });
    await system.close();
  });

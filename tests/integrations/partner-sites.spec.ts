import { expect, test } from '../support/fixtures.ts';
import { dokuwikiMissing, startDokuwiki } from '../support/integrations/dokuwiki.ts';
import { frameworkMissing, frameworkNames, startFramework } from '../support/integrations/frameworks.ts';
import { startWordpress, wordpressMissing } from '../support/integrations/wordpress.ts';
import { messageLines, OrderFormPage } from '../support/order-form-page.ts';

/** An order is sent from the order form in real content management systems and frameworks. */

const tag =
  '<dap-order-form partner="Acme &amp; Sons"><a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>';
const script = (site: string) => `<script type="module" src="${site}/embed.js"></script>`;

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

test('WordPress › sends an order from an HTML block, classic text and a shortcode', async ({
  page,
  baseURL,
}) => {
  const reason = wordpressMissing();
  test.skip(Boolean(reason), reason);
  const site = String(baseURL);
  const wordpress = await startWordpress(site, tag, script(site));
  for (const [name, path] of Object.entries(wordpress.posts))
    await test.step(name, async () => {
      await page.goto(wordpress.url + path);
      const chat = await new OrderFormPage(page).send();
      expect(messageLines(chat)).toContain('عن طريق: Acme & Sons');
    });
  await wordpress.close();
});

test('DokuWiki › sends an order', async ({ page, baseURL }) => {
  const reason = dokuwikiMissing();
  test.skip(Boolean(reason), reason);
  const dokuwiki = await startDokuwiki(`${tag}\n${script(String(baseURL))}`);
  await page.goto(`${dokuwiki.url}/doku.php?id=order`);
  const chat = await new OrderFormPage(page).send();
  expect(messageLines(chat)).toContain('عن طريق: Acme & Sons');
  await dokuwiki.close();
});

for (const name of frameworkNames)
  test(`${name} › sends an order`, async ({ page, baseURL }) => {
    const reason = frameworkMissing(name);
    test.skip(Boolean(reason), reason);
    const site = await startFramework(name, String(baseURL));
    await page.goto(site.url);
    const chat = await new OrderFormPage(page).send();
    expect(messageLines(chat)).toContain('عن طريق: Acme & Sons');
    site.close();
  });

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/build/files.ts';
import * as company from '../../widgets/company/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf, expectNoOverflow } from '../support/page-checks.ts';
import { OrderFormPage } from '../support/page-objects.ts';

const pages = readdirSync(join(root, 'demo')).filter((name) => /^(?!index).*\.html$/.test(name));

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

for (const name of pages)
  test(`demo page ${name} › renders its widgets and fits a phone`, async ({ page }) => {
    const response = await page.goto(`/demo/${name}`);
    const count = (await response?.text())?.match(/<dap-[\w-]+/g)?.length ?? 0;
    expect(count).toBeGreaterThan(0);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*'))
        if (element.localName.startsWith('dap-')) element.setAttribute('loading', 'eager');
    });
    await expect(page.locator(':not(iframe) .widget')).toHaveCount(count);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(page);
  });

test('demo pages › have no problem that the doctor finds, and copy a snippet that works on another page', async ({
  page,
  context,
  baseURL,
  openPartnerPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/order-form.html?dap-doctor');
  await expect(page.getByRole('region', { name: 'Doctor' }).getByRole('status')).toHaveText(
    'No issues found',
  );
  const button = page.locator('figure pre + button').first();
  await button.click();
  await expect(button).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const body = copied.replaceAll(company.site, String(baseURL));
  const partner = await openPartnerPage({ body, scripts: '' });
  await new OrderFormPage(partner).send();
});

test('configurator › shows the choice in the preview, keeps the code in view beside the fields, fits a phone, and its snippet sends an order', async ({
  page,
  context,
  baseURL,
  openPartnerPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/');
  await page.getByText('More attributes').click();
  const preview = page.frameLocator('#configurator iframe').locator('dap-order-form');
  await page.getByRole('textbox', { name: 'Recipient' }).fill('Acme & Sons');
  await expect(page.locator('#configurator iframe')).toBeInViewport({ ratio: 0.4 });
  const copy = page.getByRole('button', { name: 'Copy: Code', exact: true });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await copy.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('recipient="Acme &amp; Sons"');

  const builder = page.locator('#configurator');
  await builder.locator('[name=whatsapp]').fill('+964 770 123 4567');
  await builder.locator('[name=lang]').selectOption({ label: 'French' });
  await expect(preview.locator('.widget')).toHaveAttribute('lang', 'fr');
  await page.setViewportSize({ width: 320, height: 800 });
  expect((await boxOf(copy)).y).toBeLessThan((await boxOf(page.getByLabel('Code for'))).y);
  await expectNoOverflow(page);
  const code = async (part: string) =>
    ((await builder.locator(`[data-part=${part}]`).textContent()) ?? '').replaceAll(
      company.site,
      String(baseURL),
    );
  const partner = await openPartnerPage({
    // A page with this policy has the rules in its stylesheet.
    body: (await code('lines')).replace(/<style>[\s\S]*<\/style>/, ''),
    scripts: '',
    policy: `default-src 'none'; img-src data:; ${await code('policy')}`,
  });
  const chat = await new OrderFormPage(partner).send();
  expect(chat.pathname).toBe('/9647701234567');
});

import * as company from '../../widgets/company/facts.ts';
import { type EnginePage, find } from '../support/engines/engine.ts';
import { expect, test } from '../support/engines/fixtures.ts';
import { servePartnerPage, strictPolicy } from '../support/fixtures.ts';
import { sampleOrder } from '../support/order-form-page.ts';

/** One journey for each surface, in the browsers that Playwright does not drive. */

/** Sends the sample order. No tab is opened. */
async function sendOrder(page: EnginePage): Promise<void> {
  await page.waitFor('form [name=quantity]');
  await page.evaluate('void (window.open = (url) => ((window.chat = String(url)), { opener: null }))');
  await page.fill(sampleOrder);
  await page.click('form [type=submit]');
  await page.waitUntil('window.chat');
  const chat = new URL(await page.evaluate<string>('window.chat'));
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${company.whatsapp}`);
  expect(chat.searchParams.get('text')).toContain(`الكمية المطلوبة: ${sampleOrder.quantity} طن`);
}

test('site › shows an image and a card, switches the language, sends an order', async ({
  enginePage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en/`);
  await page.click('#gallery [aria-haspopup=dialog]');
  await page.waitUntil(`${find('dialog[open] img')}?.naturalWidth > 0`);
  await page.evaluate('history.back()');
  await page.waitUntil(`!${find('dialog[open]')}`);

  await page.fill({ message: 'Bags' });
  await page.click('footer a[hreflang=fa]');
  await page.waitUntil("document.documentElement.dir === 'rtl' && location.pathname === '/fa/'");
  await page.waitUntil(`${find('form [name=message]')}?.value === 'Bags'`);
  await sendOrder(page);

  await page.goto(`${baseURL}/en/employee-card`);
  await page.fill({ name: 'Laith', title: 'Sales' });
  await page.click('form [type=submit]');
  await page.waitFor('.badge svg[role=img]');
  const file = await page.evaluate<string>(`${find('a[download="Laith.vcf"]')}.href`);
  expect(decodeURIComponent(file)).toContain('FN:Laith\r\n');
});

test('partner page › sends an order under a strict policy', async ({ enginePage: page, baseURL }) => {
  const partner = await servePartnerPage(String(baseURL), {
    body: '<dap-order-form loading="eager"></dap-order-form>',
    policy: strictPolicy(String(baseURL)),
  });
  await page.goto(partner.url);
  await sendOrder(page);
  partner.close();
});

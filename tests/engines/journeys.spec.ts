import packageJson from '../../package.json' with { type: 'json' };
import * as company from '../../widgets/company/facts.ts';
import { type EnginePage, find } from '../support/engines/engine.ts';
import { expect, test } from '../support/engines/fixtures.ts';
import { partnerHtml, strictPolicy } from '../support/fixtures.ts';
import { hostLibraries } from '../support/host-libraries.ts';
import { sampleOrder } from '../support/order-form-page.ts';
import { listen } from '../support/servers.ts';

const { version } = packageJson;

/** The main journeys of a visitor, in each browser that Playwright cannot drive. */

const person = { name: 'Laith', title: 'Sales', phone: '0790000000', email: 'laith@example.com' };

/** Sends the sample order and returns the chat link. No tab is opened. */
async function sendOrder(page: EnginePage): Promise<URL> {
  await page.waitFor('form [name=quantity]');
  await page.evaluate('void (window.open = (url) => ((window.chat = String(url)), { opener: null }))');
  await page.fill(sampleOrder);
  await page.click('form [type=submit]');
  await page.waitUntil('window.chat');
  return new URL(await page.evaluate<string>('window.chat'));
}

function expectOrder({ origin, pathname, searchParams }: URL) {
  expect([origin, pathname]).toEqual(['https://wa.me', `/${company.whatsapp}`]);
  expect(searchParams.get('text')).toContain(`الكمية المطلوبة: ${sampleOrder.quantity} طن`);
}

test('site › sends an order', async ({ enginePage: page, baseURL }) => {
  await page.goto(`${baseURL}/en/`);
  expectOrder(await sendOrder(page));
});

test('site › switches the language and keeps the input', async ({ enginePage: page, baseURL }) => {
  await page.goto(`${baseURL}/en/`);
  await page.fill({ name: 'Laith' });
  await page.waitUntilHydrated('form');
  await page.click('footer a[hreflang=fa]');
  await page.waitUntil("document.documentElement.lang === 'fa' && document.documentElement.dir === 'rtl'");
  await page.waitUntil("location.pathname === '/fa/'");
  await page.waitUntil(`${find('form [name=name]')}?.value === 'Laith'`);
});

test('site › opens an image of the gallery', async ({ enginePage: page, baseURL }) => {
  await page.goto(`${baseURL}/en/`);
  await page.click('#gallery [aria-haspopup=dialog]');
  await page.waitUntil(`${find('dialog[open] img')}?.naturalWidth > 0`);
  await page.evaluate('history.back()');
  await page.waitUntil(`!${find('dialog[open]')}`);
});

test('site › shows both cards', async ({ enginePage: page, baseURL }) => {
  const file = async () =>
    decodeURIComponent(await page.evaluate<string>(`${find('a[download$=".vcf"]')}.href`));
  await page.goto(`${baseURL}/en/`);
  await page.click('#business-card [aria-haspopup=dialog]');
  await page.waitFor('dialog[open] svg');
  await page.waitFor('dialog[open] a[download$=".vcf"]');
  expect(await file()).toContain('BEGIN:VCARD');

  await page.goto(`${baseURL}/en/employee-card`);
  await page.fill(person);
  await page.click('form [type=submit]');
  await page.waitFor('a[download$=".vcf"]');
  expect(await file()).toContain(`FN:${person.name}\r\n`);
});

/** Serves a partner page with an order form and these scripts, under a strict policy. */
function listenPartner(baseURL = '', scripts?: string) {
  const body = '<dap-order-form loading="eager"></dap-order-form>';
  const html = partnerHtml(String(baseURL), { body, ...(scripts && { scripts }) });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': strictPolicy(baseURL),
  };
  return listen((_, response) => response.writeHead(200, headers).end(html));
}

test('partner page › sends an order under a strict policy', async ({ enginePage: page, baseURL }) => {
  const partner = await listenPartner(baseURL);
  await page.goto(partner.url);
  expectOrder(await sendOrder(page));
  partner.close();
});

test('partner page › sends an order beside Prototype.js', async ({ enginePage: page, baseURL }) => {
  const html = partnerHtml(String(baseURL), {
    head: `<script>${hostLibraries['Prototype.js']}</script>`,
    body: '<dap-order-form loading="eager" prefill="packaging=jumbo"></dap-order-form>',
  });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const partner = await listen((_, response) => response.writeHead(200, headers).end(html));
  await page.goto(partner.url);
  expectOrder(await sendOrder(page));
  partner.close();
});

test('partner page › sends an order with a pinned file under integrity', async ({
  enginePage: page,
  baseURL,
}) => {
  const response = await fetch(`${baseURL}/embed/${version}/integrity.json`);
  const { files }: { files: Record<string, string> } = await response.json();
  const partner = await listenPartner(
    baseURL,
    `<script src="${baseURL}/embed/${version}/order-form.js" integrity="${files['order-form.js']}" crossorigin="anonymous"></script>`,
  );
  await page.goto(partner.url);
  expectOrder(await sendOrder(page));
  partner.close();
});

// One journey for each surface, in other browsers than the Chromium of this machine.
import { readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import * as company from '../../widgets/company/facts.ts';
import { gallery } from '../../widgets/company/images.ts';
import { type EnginePage, expect, find, test } from '../support/engines.ts';
import { type PartnerPage, servePartnerPage, strictPolicy } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { sampleOrder } from '../support/page-objects.ts';

/** Fills in the values and sends the sample order. No tab is opened. */
async function sendOrder(page: EnginePage, values: Record<string, string> = sampleOrder): Promise<void> {
  await page.waitUntil(find('form [name=quantity]'));
  await page.evaluate('void (window.open = (url) => ((window.chat = String(url)), { closed: false }))');
  await page.fill(values);
  // It loads after the first input and moves the button.
  await page.waitUntil(find('.form-send > details'));
  await page.click('form [type=submit]');
  await page.waitUntil('window.chat');
  const chat = new URL(await page.evaluate<string>('window.chat'));
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${company.whatsapp.slice(1)}`);
  expect(chat.searchParams.get('text')).toContain(`الكمية المطلوبة: ${sampleOrder.quantity} طن`);
}

test('site › an opened order becomes a line while the next one is typed, and the field stays where it is', async ({
  enginePage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en/`);
  await sendOrder(page);
  await page.waitUntil(`${find('.opened')} && !${find('form.form')}.inert`);
  const field = find('form [name=quantity]');
  const isAt = (place: number) => `Math.abs(${field}.getBoundingClientRect().top - ${place}) < 2`;
  // With a part of the panel on the screen, and without.
  for (const place of [300, 150]) {
    await page.evaluate(`void (${field}.focus({ preventScroll: true }), ${field}.select())`);
    await page.evaluate(`scrollBy(0, ${field}.getBoundingClientRect().top - ${place})`);
    await page.type('6');
    await page.waitUntil(`${find('.compact')} && ${isAt(place)}`);
    await page.evaluate(
      `void (${field}.value = '', ${field}.dispatchEvent(new Event('input', { bubbles: true })))`,
    );
    await page.waitUntil(`!${find('.compact')} && ${isAt(place)}`);
  }
});

test('site › shows an image and a card, keeps input over languages, links, Back and reload, sends an order', async ({
  enginePage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en/`);
  await page.click('#gallery [aria-haspopup=dialog]');
  await page.waitUntil(`${find('dialog[open] img')}?.naturalWidth > 0`);
  await page.click('dialog[open] .shut');
  await page.waitUntil(`!${find('dialog[open]')}`);

  const { quantity, ...others } = sampleOrder;
  await page.fill({ message: 'Bags', quantity });
  // It moves the links below.
  await page.waitUntil(find('.form-send > details'));
  await page.click('footer a[hreflang=fa]');
  await page.waitUntil("document.documentElement.dir === 'rtl' && location.pathname === '/fa/'");
  const [hasMessage, hasQuantity] = Object.entries({ message: 'Bags', quantity }).map(
    ([name, value]) => `${find(`form [name=${name}]`)}?.value === '${value}'`,
  );
  // WebKit would empty a control with `autocomplete="off"` when it restores a page.
  const isKept = `${hasMessage} && ${hasQuantity}`;
  await page.waitUntil(isKept);
  // The kept form hydrates.
  await page.waitUntil(find('.form-send > details'));
  await page.click('footer a[href$="company-profile"]');
  await page.waitUntil("location.pathname === '/fa/company-profile'");
  await page.evaluate('history.back()');
  await page.waitUntil(`location.pathname === '/fa/' && ${isKept}`);
  await page.evaluate('location.reload()');
  await page.waitUntil(isKept);
  await sendOrder(page, { ...others, email: 'laith@farm۷.example' });
  expect(decodeURIComponent(await page.evaluate('window.chat'))).toContain('laith@farm7.example');

  // React replaces a translated form while the visitor types in it.
  await page.goto(`${baseURL}/en/employee-card`);
  // React reports that the HTML does not match. The stored order lets it hydrate at once.
  await page.evaluate("addEventListener('error', (event) => event.preventDefault())");
  await page.evaluate(`(${pageChanges.translator})()`);
  await page.fill({ name: 'Laith', title: 'Sales' });
  await page.click('form [type=submit]');
  await page.waitUntil(find('.badge svg[role=img]'));
  const file = await page.evaluate<string>(`${find('a[download="Laith.vcf"]')}.href`);
  expect(decodeURIComponent(file)).toContain('FN:Laith\r\n');
});

test('order form › works after Back to a page that the browser has kept', async ({
  enginePage: page,
  baseURL,
}) => {
  const partner = await servePartnerPage(String(baseURL), { body: '<dap-order-form></dap-order-form>' });
  await page.goto(partner.url);
  await sendOrder(page);
  // React renders while the page is left, because the toast pauses.
  await page.waitUntil(find('.toast'));
  await page.evaluate("addEventListener('pageshow', ({ persisted }) => { window.isKept = persisted })");
  await page.goto(`${partner.url}/other`);
  await page.evaluate('history.back()');
  await page.waitUntil('window.isKept');
  await page.fill({ quantity: '2000' });
  const bags = (2_000_000 / company.bagWeight).toLocaleString('en');
  await page.waitUntil(`${find('.typed-yard .counts')}?.textContent.includes('${bags}')`);
  partner.close();
});

test('gallery › wraps around in both directions, from right to left', async ({
  enginePage: page,
  baseURL,
}) => {
  const partner = await servePartnerPage(String(baseURL), {
    lang: 'ar',
    body: '<dap-gallery></dap-gallery>',
  });
  await page.goto(partner.url);
  await page.click('.thumb');
  for (const [button, number] of [
    ['.before', gallery.images.length],
    ['.after', 1],
    ['.after', 2],
  ] as const) {
    await page.click(`dialog[open] ${button}`);
    // As when a device is turned and turned back.
    for (const size of ['60%', ''])
      await page.evaluate(
        `(${find('dialog[open]')}.style.inlineSize = '${size}', new Promise((done) => setTimeout(done, 150)))`,
      );
    await page.waitUntil(
      `${find('.counter')}?.textContent.startsWith('${number} / ${gallery.images.length}')`,
    );
    // The image is in the middle of the viewport, without its scrollbar.
    await page.waitUntil(
      `(({ left, right }) => Math.abs(left + right - document.documentElement.clientWidth) < 4)(${find('.slide[aria-hidden=false]')}.getBoundingClientRect())`,
    );
  }
  // The page hides the part with the open lightbox, which closes.
  await page.evaluate("document.querySelector('dap-gallery').style.display = 'none'");
  await page.waitUntil('!document.adoptedStyleSheets.length');
  partner.close();
});

test('iframe on another site › a rejected field comes into view', async ({ enginePage: page, baseURL }) => {
  const guide = readFileSync('widgets/README.md', 'utf8');
  const [, snippet = ''] = /```html\n(<iframe.*?)```/s.exec(guide) ?? [];
  const partner = await servePartnerPage(String(baseURL), {
    body: `<div style="height: 100vh"></div>${snippet.replace('https://dap.example.com', String(baseURL))}<div style="height: 200vh"></div>`,
    scripts: `<script>addEventListener('message', ({ data }) => { if (data.type === 'dap-scroll') window.focused = data.top })</script>`,
  });
  await page.goto(partner.url);
  // Before, the iframe has the height of the snippet.
  await page.waitUntil("parseInt(document.querySelector('iframe').style.blockSize) > 100");
  // The first control from the top is the quantity. Enter sends, and the empty name below it gets the focus.
  await page.evaluate("scrollTo(0, document.querySelector('iframe').offsetTop)");
  for (let y = 50; !(await page.evaluate('window.focused > 0')); y += 50) await page.clickAt({ x: 100, y });
  await page.type('750');
  await page.evaluate('(delete window.focused, scrollTo(0, document.documentElement.scrollHeight))');
  await page.type('\n');
  await page.waitUntil(
    "(y => y > 0 && y < innerHeight)(window.focused + document.querySelector('iframe').getBoundingClientRect().top)",
  );
  partner.close();
});

/** Partner pages with unusual conditions for the script, by description. */
const partnerPages: Record<string, (site: string) => Partial<PartnerPage> | Promise<Partial<PartnerPage>>> = {
  'under a strict policy': (site) => ({ policy: strictPolicy(site) }),
  'with a pinned file under integrity and a strict policy': async (site) => {
    const folder = `${site}/embed/${packageJson.version}`;
    const versions = await (await fetch(`${site}/embed/versions.json`)).json();
    const integrity = versions[packageJson.version]['order-form.js'];
    return {
      policy: strictPolicy(site),
      scripts: `<script src="${folder}/order-form.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
    };
  },
  'with a global variable URL': () => ({ head: '<script>var URL = "/shop";</script>' }),
  'that scrolls inside an element': () => ({
    head: '<style>html, body { height: 100%; margin: 0; overflow: hidden } main { height: 100%; overflow: auto }</style>',
    body: '<main><div style="height: 300vh"></div><dap-order-form></dap-order-form></main>',
  }),
};

for (const [name, options] of Object.entries(partnerPages))
  test(`partner page ${name} › sends an order`, async ({ enginePage: page, baseURL }) => {
    const partner = await servePartnerPage(String(baseURL), {
      body: '<dap-order-form></dap-order-form>',
      ...(await options(String(baseURL))),
    });
    await page.goto(partner.url);
    await page.evaluate(`${find('dap-order-form')}.scrollIntoView()`);
    await sendOrder(page);
    partner.close();
  });

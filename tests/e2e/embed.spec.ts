import type { Page, Request } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { widgetNames } from '../../widgets/index.ts';
import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { OrderFormPage } from '../support/order-form-page.ts';

const { version } = packageJson;
const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';
const submit = (page: Page) => new OrderFormPage(page).submitButton;

type Integrity = { files: Record<string, string>; snippet: string };
const integrity = async (site: unknown): Promise<Integrity> =>
  (await fetch(`${site}/embed/${version}/integrity.json`)).json();

test.describe('embed.js', () => {
  const script = (site: unknown, attributes = '') => `<script src="${site}/embed.js" ${attributes}></script>`;
  const inject = (site: unknown) =>
    `<script>addEventListener('load', () => {
      for (let copy = 0; copy < 2; copy++)
        document.head.append(Object.assign(document.createElement('script'), { src: '${site}/embed.js' }));
    });</script>`;

  const ways: [name: string, scripts: (site: unknown) => string][] = [
    ['a module', (site) => script(site, 'type="module"')],
    ['a classic script', (site) => script(site)],
    ['a deferred script', (site) => script(site, 'defer')],
    ['a module and a classic script', (site) => script(site, 'type="module"') + script(site)],
    ['two scripts injected after load', inject],
    ['an import()', (site) => `<script type="module">import('${site}/embed.js')</script>`],
  ];
  for (const [name, scripts] of ways)
    test(`defines the elements when loaded as ${name}`, async ({ openPartnerPage, baseURL }) => {
      const page = await openPartnerPage({ body: form, scripts: scripts(baseURL) });
      await expect(submit(page)).toBeVisible();
      await expect(page.locator('dap-order-form a').first()).toBeHidden();
    });

  test('is found in the head before the elements', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({ head: script(baseURL), body: form, scripts: '' });
    await expect(submit(page)).toBeVisible();
  });

  test('shows the fallback while a file is missing, and the widget once it can be loaded', async ({
    context,
    openPartnerPage,
    messages,
  }) => {
    const view = /\/embed\/order-form-(?!lazy)/;
    await context.route(view, (route) => route.abort());
    const head =
      '<script>addEventListener("dap-error", (event) => { window.reason = event.detail.reason })</script>';
    const page = await openPartnerPage({ head, body: form });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'reason'))).toBe('load');
    await expect(page.locator('dap-order-form a').first()).toBeVisible();
    await context.unroute(view);
    await expect(submit(page)).toBeVisible();
    messages.length = 0;
  });

  test('creates no Trusted Types policy', async ({ request }) => {
    const scripts = [`/embed/${version}/embed.js`, '/embed.js'];
    for (const path of scripts) expect(await (await request.get(path)).text()).not.toContain('createPolicy');
  });
});

test.describe('pinned files', () => {
  for (const name of [...widgetNames, 'embed'])
    test(`${name}.js runs under integrity and a strict policy, and requests only images`, async ({
      context,
      openPartnerPage,
      baseURL,
    }) => {
      const { files } = await integrity(baseURL);
      const requests: Request[] = [];
      context.on('request', (request) => requests.push(request));
      const src = `${baseURL}/embed/${version}/${name}.js`;
      const tag = `dap-${name === 'embed' ? 'order-form' : name}`;
      const page = await openPartnerPage({
        body: `<${tag} loading="eager">Fallback</${tag}>`,
        scripts: `<script src="${src}" integrity="${files[`${name}.js`]}" crossorigin="anonymous"></script>`,
        policy: strictPolicy(String(baseURL)),
      });
      await expect(page.locator(`${tag} .widget`)).toBeVisible();
      const fetched = requests.filter((request) => !['document', 'image'].includes(request.resourceType()));
      expect(fetched.map((request) => request.url())).toEqual([src]);
    });

  test('run under strict-dynamic, with every part loaded', async ({ openPartnerPage, baseURL }) => {
    const { snippet } = await integrity(baseURL);
    const published = snippet
      .replace(/https:\/\/[^/]+/, String(baseURL))
      .replace('<script', '<script nonce="a1"');
    const page = await openPartnerPage({
      body: form,
      scripts: published,
      policy: `default-src 'none'; script-src 'nonce-a1' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'; img-src data:`,
    });
    const order = new OrderFormPage(page);
    const chat = await order.send();
    expect(chat.hostname).toBe('wa.me');
    await page.getByRole('combobox').first().click();
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  test('run under Integrity-Policy', async ({ openPartnerPage, baseURL }) => {
    const { snippet } = await integrity(baseURL);
    const page = await openPartnerPage({
      body: form,
      scripts: snippet.replace(/https:\/\/[^/]+/, String(baseURL)),
      headers: { 'Integrity-Policy': 'blocked-destinations=(script)' },
    });
    await expect(submit(page)).toBeVisible();
  });

  test('with one changed byte are refused, and the fallback stays', async ({
    context,
    openPartnerPage,
    baseURL,
    messages,
  }) => {
    const { files } = await integrity(baseURL);
    await context.route('**/order-form.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    const src = `${baseURL}/embed/${version}/order-form.js`;
    const page = await openPartnerPage({
      body: form,
      scripts: `<script src="${src}" integrity="${files['order-form.js']}" crossorigin="anonymous"></script>`,
    });
    await expect(page.locator('dap-order-form a').first()).toBeVisible();
    expect(messages.splice(0).join()).toContain('integrity');
    expect(await page.evaluate(() => customElements.get('dap-order-form'))).toBeUndefined();
  });

  test('show one widget beside embed.js of the same version', async ({
    openPartnerPage,
    baseURL,
    messages,
  }) => {
    const page = await openPartnerPage({
      body: form,
      scripts: `<script src="${baseURL}/embed/${version}/embed.js"></script><script src="${baseURL}/embed.js"></script>`,
    });
    await expect(submit(page)).toHaveCount(1);
    expect(messages).toEqual([]);
  });
});

/** Cosmetic filters of our own making, like those of common blocking lists: none may match what an order needs. */
const filters = [
  '[id*="cookie-banner"], [class*="cookie-consent"]',
  '[class^="ad-"], [class*=" ad-"], [class*="advert"]',
  '.social-share, .share-buttons, #share-button, [class*="share-bar"]',
  'a[href^="https://wa.me/?text="]',
  '[class*="newsletter"], [class*="popup-overlay"]',
  '[class*="whatsapp-widget"], [class*="chat-widget"], #whatsapp-button',
];

test('blocking lists › common filters hide nothing of the site and its widgets', async ({ page }) => {
  for (const path of ['/en/', '/en/employee-card', '/demo/business-card.html']) {
    await page.goto(path);
    for (const filter of filters) await expect(page.locator(filter), `${filter} on ${path}`).toHaveCount(0);
  }
});

import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';

/** An order is sent although something fails, on the site and on a partner's page. */

type Failing = {
  order: OrderFormPage;
  /** The requests to WhatsApp so far. */
  chats: URL[];
  /** Opens the page with the form. */
  open: () => Promise<Page>;
};

const test = base.extend<Failing & { place: 'site' | 'partner page' }>({
  place: ['site', { option: true }],
  order: async ({ page }, use) => use(new OrderFormPage(page)),

  chats: async ({ context }, use) => {
    const chats: URL[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.hostname === 'wa.me') chats.push(url);
    });
    await use(chats);
  },

  open: async ({ page, place, openPartnerPage, messages }, use) => {
    await use(async () => {
      if (place === 'site') await page.goto('/en/');
      else await openPartnerPage({ body: `<dap-order-form loading="eager">${fallback}</dap-order-form>` });
      return page;
    });
    // The browser reports requests that fail. Everything else still fails the test.
    const expected = /Failed to load resource|Could not load|net::ERR_/;
    messages.splice(0, Infinity, ...messages.filter((message) => !expected.test(message)));
  },
});

const fallback = '<a href="https://wa.me/962790000000?text=Order">Order on WhatsApp</a>';
const quantity = `${sampleOrder.quantity} طن`;

/** Waits until WhatsApp was requested with the order, or anything if the page has only a link. */
async function expectChat(chats: URL[], text = quantity) {
  await expect.poll(() => chats.length).toBeGreaterThan(0);
  expect(chats.at(-1)?.searchParams.get('text')).toContain(text);
}

/** The form still holds the order. */
async function expectInput(order: OrderFormPage) {
  for (const [name, value] of Object.entries(sampleOrder)) await expect(order.field(name)).toHaveValue(value);
}

for (const place of ['site', 'partner page'] as const) {
  test.describe(place, () => {
    test.use({ place });

    test('pop-up blocked › offers a link to WhatsApp', async ({ page, open, order, chats }) => {
      await page.addInitScript(() => void Object.assign(window, { open: () => null }));
      await open();
      await order.fill();
      await order.submitButton.click();
      await order.panel.locator('a[href^="https://wa.me/"]').first().click();
      await expectChat(chats);
      await expectInput(order);
    });

    test('WhatsApp unreachable › offers a text message and e-mail', async ({ context, open, order }) => {
      await context.route(
        ({ hostname }) => hostname === 'wa.me',
        (route) => route.abort('namenotresolved'),
      );
      await open();
      await order.fill();
      await order.submitButton.click();
      await order.panel.locator('summary').first().click();
      for (const scheme of ['sms:', 'mailto:']) {
        const link = order.panel.locator(`a[href^="${scheme}"]`).first();
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', new RegExp(sampleOrder.quantity));
      }
    });

    test('offline › keeps the order and offers a text message', async ({ context, open, order }) => {
      await open();
      await order.fill();
      // The panel and its texts are loaded while the form is filled in.
      await order.hydrate();
      await context.setOffline(true);
      await order.submitButton.click();
      await expect(order.panel.locator('a[href^="sms:"]').first()).toHaveAttribute(
        'href',
        new RegExp(sampleOrder.quantity),
      );
      await expectInput(order);
    });

    test('storage refused › sends the order', async ({ page, open, order, chats }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      });
      await open();
      await order.fill();
      await order.submitButton.click();
      await expectChat(chats);
    });

    for (const kind of ['missing', 'connection reset'] as const) {
      test(`all scripts ${kind} › an order without scripts`, async ({ page, open, chats }) => {
        await failing(page, /\.js$/, kind);
        await open();
        if (place === 'site') await sendWithoutScript(page);
        else {
          await page.locator('dap-order-form > a').click();
        }
        await expectChat(chats, place === 'site' ? quantity : 'Order');
      });
    }

    const kind = place === 'site' ? 'missing' : 'connection reset';
    test(`one script ${kind} › an order is sent`, async ({ context, page, open, order, chats }) => {
      test.setTimeout(240_000);
      const scripts = new Set<string>();
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js') && pathname !== '/embed.js') scripts.add(pathname);
      });
      await page.addInitScript(() => {
        for (const type of ['dap-ready', 'dap-error'])
          addEventListener(type, () => Reflect.set(window, 'outcome', type));
      });
      await open();
      await order.fill();
      await order.submitButton.click();
      await expectChat(chats);
      await expect(order.panel).toBeVisible();
      const url = page.url();
      expect(scripts.size).toBeGreaterThan(2);

      // On the site each missing script costs the six seconds until the form without scripts appears.
      const tested = [...scripts].filter((name) => place !== 'site' || /index|main|react-|order/.test(name));
      expect(tested.length).toBeGreaterThan(2);
      for (const script of tested)
        await test.step(script, async () => {
          chats.splice(0);
          await page.evaluate(() => sessionStorage.clear());
          await failing(page, script, kind);
          await page.goto(url);
          // Without this module the element is not defined, so it reports no outcome.
          if (/^\/embed\/embed-/.test(script)) await sendByFallback(page, chats);
          else await sendSomehow(page, place, order, chats);
          await page.unrouteAll();
        });
    });
  });
}

/** Lets requests for scripts fail. */
const failing = (page: Page, script: RegExp | string, kind: 'missing' | 'connection reset') =>
  page.route(
    (url) => (typeof script === 'string' ? url.pathname === script : script.test(url.pathname)),
    (route) => (kind === 'missing' ? route.fulfill({ status: 404 }) : route.abort('connectionreset')),
  );

/** The form that replaces the order form when its scripts cannot load. The browser itself sends it. */
async function sendWithoutScript(page: Page) {
  const text = page.locator('form[action] textarea');
  await text.fill(`${await text.inputValue()}\n${quantity}`);
  await page.locator('form[action] [type=submit]').click();
}

async function sendByFallback(page: Page, chats: URL[]) {
  await page.locator('dap-order-form > a').click();
  await expectChat(chats, 'Order');
}

/** Sends the order with whatever is left of the page: the order form, the form without scripts, or the fallback link. */
async function sendSomehow(page: Page, place: 'site' | 'partner page', order: OrderFormPage, chats: URL[]) {
  if (place === 'partner page') {
    await page.waitForFunction(() => Reflect.has(window, 'outcome'));
    if ((await page.evaluate(() => Reflect.get(window, 'outcome'))) === 'dap-error')
      return sendByFallback(page, chats);
  }
  await order.fill();
  await order.submitButton.click();
  const withoutScript = page.locator('form[action] textarea');
  await expect.poll(async () => chats.length > 0 || (await withoutScript.isVisible())).toBe(true);
  if (!chats.length) await sendWithoutScript(page);
  await expectChat(chats);
}

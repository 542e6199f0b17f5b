import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/page-objects.ts';

/** An order reaches WhatsApp although something fails, on the site and on a partner's page. */

type Place = 'site' | 'partner page';
type Failing = {
  order: OrderFormPage;
  /** Opens the page with the form. */
  open: () => Promise<void>;
  /** Expects that a click opens WhatsApp with this text. */
  expectChat: (press: () => Promise<void>, text?: string) => Promise<void>;
};

const quantity = `${sampleOrder.quantity} طن`;
const fallback = '<a href="https://wa.me/962790000000?text=Order">Order on WhatsApp</a>';

const test = base.extend<Failing & { place: Place }>({
  place: ['site', { option: true }],
  order: async ({ page }, use) => use(new OrderFormPage(page)),

  open: async ({ page, place, openPartnerPage, messages }, use) => {
    await use(async () => {
      if (place === 'site') await page.goto('/en/');
      else await openPartnerPage({ body: `<dap-order-form loading="eager">${fallback}</dap-order-form>` });
    });
    // The browser reports requests that fail. Everything else still fails the test.
    const expected = /Failed to load resource|net::ERR_/;
    messages.splice(0, Infinity, ...messages.filter((message) => !expected.test(message)));
  },

  expectChat: async ({ context }, use) => {
    await use(async (press, text = quantity) => {
      const requested = context.waitForEvent('request', (request) =>
        request.url().startsWith('https://wa.me/'),
      );
      await press();
      expect(new URL((await requested).url()).searchParams.get('text')).toContain(text);
    });
  },
});

/** Makes requests for scripts fail. @returns the URLs of the requests so far */
async function breakScripts(page: Page, script: RegExp): Promise<string[]> {
  const broken: string[] = [];
  await page.route(script, (route) => {
    broken.push(route.request().url());
    return route.abort('connectionreset');
  });
  return broken;
}

/** Sends the form that replaces the order form of the site if scripts are missing. The browser itself sends it. */
async function submitPlainForm(page: Page): Promise<void> {
  const text = page.locator('form[action] textarea');
  await text.fill(`${await text.inputValue()}\n${quantity}`);
  await page.locator('form[action] [type=submit]').click();
}

for (const place of ['site', 'partner page'] as const)
  test.describe(place, () => {
    test.use({ place });

    test('pop-up blocked › offers a link to WhatsApp', async ({ open, order, expectChat }) => {
      await open();
      await order.blockTabs();
      await order.fill();
      await order.submitButton.click();
      await expectChat(() => order.panel.locator('a[href^="https://wa.me/"]').first().click());
      await order.expectValues(sampleOrder);
    });

    test('offline › opens WhatsApp, and offers a text message and e-mail', async ({
      context,
      open,
      order,
    }) => {
      await open();
      await order.fill();
      await order.hydrate();
      await context.setOffline(true);
      await order.submit();
      await order.panel.locator('summary').first().click();
      for (const scheme of ['sms:', 'mailto:']) {
        const link = order.panel.locator(`a[href^="${scheme}"]`).first();
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', new RegExp(sampleOrder.quantity));
      }
    });

    test('storage refused › sends the order', async ({ page, open, order, expectChat }) => {
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
      await expectChat(() => order.submitButton.click());
    });

    test('all scripts missing › sends an order without scripts', async ({ page, open, expectChat }) => {
      await breakScripts(page, /\.js$/);
      await open();
      if (place === 'site') await expectChat(() => submitPlainForm(page));
      else await expectChat(() => page.locator('dap-order-form > a').click(), 'Order');
    });
  });

test('the list of countries is missing › changes nothing and says so', async ({ page, open, order }) => {
  await breakScripts(page, /select-listbox/);
  await open();
  await order.hydrate();
  await order.countryCode.click();
  await expect(page.getByRole('alert')).toHaveText(/^Loading failed/);
  await expect(order.field('countryCode')).toHaveValue('+962');
});

test('site › main script missing › shows the form without scripts, and the typed order stays', async ({
  page,
  open,
  order,
  expectChat,
}) => {
  const broken = await breakScripts(page, /\/assets\/mount-/);
  await open();
  await order.fill();
  await order.submitButton.click();
  await expect(page.locator('form[action] textarea')).toBeVisible();
  await order.expectValues(sampleOrder);
  await expectChat(() => submitPlainForm(page));
  expect(broken).not.toEqual([]);
});

test('site › first script missing › a press says so and sends no form', async ({ page, open }) => {
  await breakScripts(page, /\/assets\/boot-/);
  await open();
  await page.goto('/en/employee-card');
  await page.locator('[data-island=employee-card] [type=submit]').click();
  await expect(page.locator('.loading')).toHaveText(/^The page could not be loaded/);
  await expect(page).toHaveURL(/employee-card$/);
});

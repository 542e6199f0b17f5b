import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { companyName } from '../../widgets/company/names.ts';
import { expect, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { SitePage, sitePages } from '../support/site-page.ts';

const desktop = { width: 1280, height: 800 };

test.describe('site', () => {
  test('loads and hydrates every page in every language, without overflow at 320 px', async ({ page }) => {
    const site = new SitePage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { path, lang, dir } of sitePages) {
      await test.step(path, async () => {
        await site.open(path);
        await site.expectLanguage(lang, dir);
        const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
        await site.hydrate();
        expect(await nodes.evaluate((all) => all.filter((node) => !node.isConnected).length)).toBe(0);
        expect(await site.overflow()).toBe(0);
      });
    }
  });

  for (const [language, name] of [
    ['ar', 'العربية'],
    ['en', 'English'],
  ] as const)
    test(`header has the language switcher at every width (${language})`, async ({ page }) => {
      const site = new SitePage(page);
      await site.open(`/${language}/`);
      await site.hydrate();
      const header = page.locator('.header');
      for (const width of [320, 360, 390, 800, 960, 1280]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(site.switcher).toBeInViewport({ ratio: 1 });
          await expect(header.locator('.chat')).toBeInViewport({ ratio: 1 });
          await expect(site.menuButton).toBeVisible({ visible: width < 1024 });
          await expect(header.locator('nav')).toBeVisible({ visible: width >= 1024 });
          for (const target of [site.switcher, header.locator('.chat')]) {
            const box = await target.boundingBox();
            expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          }
          expect((await header.boundingBox())?.height).toBeLessThan(80);
        });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await site.switcher.click();
      await expect(page.getByRole('option')).toHaveCount(5);
      await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
      for (const option of await page.getByRole('option').all())
        await expect(option).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect(site.switcher).toBeInViewport({ ratio: 1 });
      await expect(site.menuButton).toBeInViewport({ ratio: 1 });
      expect(await site.overflow()).toBe(0);
    });

  test('opens the language list with the first tap, before hydration', async ({ page }) => {
    const site = new SitePage(page);
    await site.open('/en/');
    await site.chooseLanguage('Français');
    await site.expectLanguage('fr', 'ltr');
  });

  test('changes the language in place and remembers it', async ({ page, context }) => {
    const site = new SitePage(page);
    await page.setViewportSize(desktop);
    await site.open('/en/');
    expect(await context.cookies()).toEqual([]);
    await page.locator('[name=name]').fill('Laith');
    await site.hydrate();
    await site.mark();
    await site.switcher.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await site.expectLanguage('ja', 'ltr');
    await site.expectNoReload();
    await expect(page).toHaveURL(/\/ja\/$/);
    await expect(page).toHaveTitle(/肥料/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/ja\/$/);
    await expect(page.locator('[name=name]')).toHaveValue('Laith');
    await expect(site.switcher).toBeFocused();
    expect(await context.cookies()).toMatchObject([{ name: 'dap_lng', value: 'ja', sameSite: 'Lax' }]);
    await site.open('/');
    await expect(page).toHaveURL(/\/ja\/$/);
  });

  test('follows ?lng= on an address with a language, without a flash of the other language', async ({
    page,
  }) => {
    const site = new SitePage(page);
    // The languages that were visible in a frame.
    await page.addInitScript(() => {
      const look = () => {
        if (document.body?.checkVisibility()) sessionStorage.seen += ` ${document.documentElement.lang}`;
        requestAnimationFrame(look);
      };
      look();
    });
    // A slow connection: the English page has to wait.
    await page.route('**/fr/company-profile?x=1', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/en/company-profile?x=1&lng=fr');
    await expect(page).toHaveURL(/\/fr\/company-profile\?x=1$/);
    await site.expectLanguage('fr', 'ltr');
    await page.waitForFunction(() => /fr/.test(sessionStorage.seen));
    expect(await page.evaluate(() => sessionStorage.seen)).not.toMatch(/\ben\b/);
    await site.open('/fr/?lng=fr#contact');
    await expect(page).toHaveURL(/\/fr\/#contact$/);
    await site.open('/en/?lng=de');
    await site.expectLanguage('en', 'ltr');
  });

  test('detects the language on an unprefixed address', async ({ browser, baseURL }) => {
    for (const [locale, path] of [
      ['fa-IR', '/fa/company-profile'],
      ['de-DE', '/company-profile'],
    ] as const) {
      const context = await browser.newContext({ locale, baseURL: String(baseURL) });
      const page = await context.newPage();
      await page.goto('/company-profile');
      await expect(page).toHaveURL(String(baseURL) + path);
      await context.close();
    }
  });

  test('links lead to the top of the next page, Back returns to the previous position', async ({ page }) => {
    const site = new SitePage(page);
    await page.setViewportSize(desktop);
    await site.open('/en/');
    await site.hydrate();
    await site.mark();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // Not `click`, which would scroll first.
    await page
      .locator('header')
      .getByRole('link', { name: 'Company profile' })
      .evaluate((link: HTMLAnchorElement) => link.click());
    const heading = page.getByRole('heading', { name: 'Company profile', level: 1 });
    await expect(heading).toBeFocused();
    await page.waitForFunction(() => scrollY === 0);
    await expect(page).toHaveTitle(/^Company profile/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /supplies original DAP/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/company-profile$/);
    await page.locator('footer').getByRole('link', { name: 'Bulk order request' }).click();
    await expect(page).toHaveURL(/\/en\/#order-form$/);
    await expect(page.locator('#order-title')).toBeInViewport();
    await page.goBack();
    await expect(heading).toBeVisible();
    await page.goBack();
    await page.waitForFunction(() => scrollY === 900);
    await site.expectNoReload();
    await page.goForward();
    await expect(heading).toBeVisible();
  });

  test('shows a 404 page in the language of the address, else of the browser', async ({ page, messages }) => {
    const site = new SitePage(page);
    for (const [path, lang, dir] of [
      ['/fr/nowhere', 'fr', 'ltr'],
      ['/nowhere/at/all', 'ar', 'rtl'],
    ] as const) {
      await site.open(path);
      await site.expectLanguage(lang, dir);
      await expect(page.getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(`${companyName[lang]}$`));
      expect(await site.overflow()).toBe(0);
    }
    await page.getByRole('link', { name: 'الانتقال إلى الصفحة الرئيسية' }).click();
    await expect(page).toHaveURL(/\/ar\/$/);
    expect(messages.splice(0).every((message) => message.includes('404'))).toBe(true);
  });

  test('prints the company profile on one sheet with the logo, without navigation and footer', async ({
    page,
  }) => {
    await page.goto('/ar/company-profile');
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.header nav', '.header .chat', '.footer', '.profile .actions', '.profile picture'])
      await expect(page.locator(hidden)).toBeHidden();
    await expect(page.locator('.header .logo')).toBeVisible();
    await expect(page.locator('.company-facts')).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });

  test('does not shift while it loads and hydrates', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/ar/', '/en/company-profile']) {
      await page.goto(path);
      await new SitePage(page).hydrate();
      await page.waitForFunction(() => document.documentElement.dataset.unfolded === '');
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.005);
    }
  });
});

test.describe('site without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has links to every language and page, and an order form that the browser sends', async ({
    page,
    context,
  }) => {
    const site = new SitePage(page);
    await site.open('/en/');
    await expect(site.switcher).toBeHidden();
    await page.locator('.header').getByRole('link', { name: 'Language' }).click();
    await expect(page).toHaveURL(/#languages$/);
    await page.locator('.footer').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/$/);
    await site.menuButton.click();
    await expect(page).toHaveURL(/#quick-links$/);
    await page.locator('.footer').getByRole('link', { name: 'L’entreprise' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/ar/');
    const popup = context.waitForEvent('page');
    await page.locator('.plain-order [type=submit]').click();
    expect(messageLines(new URL((await popup).url()))[0]).toContain('*طلب جديد لكمية كبيرة*');
  });
});

test('site whose React files are missing offers the plain order form', async ({ page, messages }) => {
  await page.route(/\/assets\/main-/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/en/');
  const form = new OrderFormPage(page);
  await form.fill();
  await form.submitButton.click();
  const message = page.locator('.plain-form textarea');
  await expect(message).toHaveValue(new RegExp(`الاسم: ${sampleOrder.name}`));
  await expect(message).toHaveValue(/\+962790000000/);
  const popup = page.waitForEvent('popup');
  await page.locator('.plain-form [type=submit]').click();
  await expect(await popup).toHaveURL(/^https:\/\/wa\.me\//);
  expect(messages.splice(0).every((line) => /503|dynamically imported/.test(line))).toBe(true);
});

test('site whose menu code is missing leads to the links in the footer', async ({ page, messages }) => {
  const site = new SitePage(page);
  await page.route(/\/assets\/menu-/, (route) => route.fulfill({ status: 404, body: '' }));
  await site.open('/en/');
  await site.hydrate();
  await site.menuButton.click();
  await expect(page).toHaveURL(/\/en\/#quick-links$/);
  expect(messages.splice(0).every((line) => /404|dynamically imported/.test(line))).toBe(true);
});

test.describe('site offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows every route of a visited language, and keeps nothing before the visitor leaves the page', async ({
    page,
    messages,
  }) => {
    const site = new SitePage(page);
    let down = false;
    const serve = serveBuilt(fileURLToPath(new URL('../../dist', import.meta.url)));
    const server = createServer((request, response) =>
      down ? request.socket.destroy() : serve(request, response, () => response.end()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await site.open(`${origin}/fr/`);
    await site.hydrate();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const paths = ['/fr/', '/fr/company-profile/', '/fr/employee-card/'];
          return (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean);
        }),
      )
      .toBe(true);
    await page.reload();
    down = true;
    for (const path of ['/fr/company-profile', '/fr/employee-card?from=mail', '/fr/']) {
      await site.open(origin + path);
      await site.hydrate();
      await site.expectLanguage('fr', 'ltr');
    }
    server.close();
    // The browser reports each request that failed.
    expect(messages.splice(0).filter((line) => !/ERR_|preload|fetch/i.test(line))).toEqual([]);
  });
});

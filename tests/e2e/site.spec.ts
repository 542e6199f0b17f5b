import { languageNames } from '../../widgets/i18n/language-names.ts';
import { directions, type Language, languageCodes } from '../../widgets/i18n/languages.ts';
import { delayRequests, expect, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { expectNoOverflow, recordLayoutShift } from '../support/page-checks.ts';
import { isHydrated, messageLines, SitePage } from '../support/page-objects.ts';

const desktop = { width: 1280, height: 800 };

test.describe('site', () => {
  for (const path of ['/ar/', '/fa/company-profile', '/fr/employee-card'])
    test(`hydrates ${path} without replacing a node or a shift, and without overflow at 320 px`, async ({
      page,
    }) => {
      const layoutShift = await recordLayoutShift(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const nodes = await page.evaluateHandle(() => [...document.body.querySelectorAll('*')]);
      const site = new SitePage(page);
      const islands = page.locator('[data-island]');
      for (const island of await islands.all())
        await site.hydrate(String(await island.getAttribute('data-island')));
      expect(await nodes.evaluate((all) => all.filter((node) => !node.isConnected).length)).toBe(0);
      await page.waitForFunction(() => document.documentElement.dataset.loaded === '');
      expect(await layoutShift()).toBeLessThan(0.005);
      await expectNoOverflow(page);
    });

  test('header has the language switcher at every width and with large text', async ({ page }) => {
    const site = new SitePage(page);
    await page.goto('/ar/');
    await site.hydrate('language');
    for (const width of [320, 960, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(site.menuButton).toBeVisible({ visible: width < 1024 });
      await expect(page.locator('.header nav')).toBeVisible({ visible: width >= 1024 });
      for (const target of [site.switcher, page.locator('.header .chat')])
        await expect(target).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await site.switcher.click();
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: languageNames.ar })).toHaveAttribute('aria-selected', 'true');
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expect(site.switcher).toBeInViewport({ ratio: 1 });
    await expect(site.menuButton).toBeInViewport({ ratio: 1 });
  });

  test('a touch in an island hydrates it, and loads nothing of another', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) =>
      scripts.push(/assets\/([a-z-]+)-[\w-]+\.js/.exec(request.url())?.[1] ?? ''),
    );
    await page.goto('/en/');
    await new SitePage(page).hydrate('business-card');
    expect(scripts).toContain('business-card');
    for (const other of ['gallery', 'order', 'language']) {
      expect(scripts).not.toContain(other);
      expect(await page.evaluate(isHydrated, other)).toBe(false);
    }
  });

  for (const title of ['page', 'translated page'])
    test(`a language is another ${title} at the same section, with what was typed, and is remembered`, async ({
      page,
      context,
    }) => {
      const site = new SitePage(page);
      const last = languageCodes.at(-1) as Language;
      await page.setViewportSize(desktop);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/en/?x=1');
      await page.evaluate(() => location.assign('#contact'));
      expect(await context.cookies()).toEqual([]);
      if (title !== 'page') await page.evaluate(pageChanges.translator);
      await page.locator('[name=name]').fill('Laith');
      await site.chooseLanguage('Français');
      await site.expectLanguage('fr', 'ltr');
      await expect(page).toHaveURL(/\/fr\/\?x=1#order-form$/);
      await expect(page.locator('font')).toHaveCount(0);
      await expect(page.locator('[name=name]')).toHaveValue('Laith');
      await site.switcher.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(languageCodes.length);
      await page.evaluate(() => document.querySelector('#gallery')?.scrollIntoView({ behavior: 'instant' }));
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await site.expectLanguage(last, directions[last]);
      await expect(page).toHaveURL(`/${last}/?x=1#gallery`);
      await expect(page.locator('#gallery-title')).toBeInViewport();
      expect(await context.cookies()).toMatchObject([{ name: 'dap_lng', value: last, sameSite: 'Lax' }]);
      await page.goto('/');
      await expect(page).toHaveURL(`/${last}/`);
      // A page that is opened in another language is another choice.
      await page.goto('/en/');
      await page.locator('footer a[href$="company-profile"]').click();
      await expect(page).toHaveURL(/\/en\/company-profile$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/$/);
      await site.expectLanguage('en', 'ltr');
    });

  test('a language link of the footer stores the choice, and a slow language says that it is loading', async ({
    page,
    context,
  }) => {
    await page.route('**/fr/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/en/');
    await page.evaluate(() => {
      const status = document.querySelector('.loading') as Element;
      const record = () => sessionStorage.setItem('said', String(status.textContent));
      new MutationObserver(record).observe(status, { childList: true });
    });
    const link = page.locator('footer').getByRole('link', { name: 'Français' });
    // In a new tab, it is no choice.
    const tab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    expect(await context.cookies()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/fr\//);
    expect(await context.cookies()).toMatchObject([{ name: 'dap_lng', value: 'fr' }]);
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Loading…');

    // The language of the page loads nothing.
    await page.clock.install();
    await link.click();
    await page.clock.fastForward(1000);
    await expect(page.locator('.loading')).toBeEmpty();
  });

  test('a press before the first script is repeated', async ({ page }) => {
    const release = await delayRequests(page, /\/assets\/boot-/);
    await page.goto('/en/', { waitUntil: 'commit' });
    await page.locator('#gallery .thumb').first().click();
    await page.evaluate(() => scrollTo(0, 0));
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('follows ?lng= without a flash of the other language', async ({ page }) => {
    // The languages that were visible in a frame.
    await page.addInitScript(() => {
      const record = () => {
        if (document.body?.checkVisibility()) sessionStorage.seen += ` ${document.documentElement.lang}`;
        requestAnimationFrame(record);
      };
      record();
    });
    // A slow connection: the English page is delayed.
    await page.route('**/fr/company-profile?x=1', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/en/company-profile?x=1&lng=fr');
    await expect(page).toHaveURL(/\/fr\/company-profile\?x=1$/);
    await page.waitForFunction(() => /fr/.test(sessionStorage.seen));
    expect(await page.evaluate(() => sessionStorage.seen)).not.toMatch(/\ben\b/);
    await new SitePage(page).expectLanguage('fr', 'ltr');
  });

  test('links lead to the top of the next page or to a section, Back returns to the previous position', async ({
    page,
  }) => {
    const site = new SitePage(page);
    await page.setViewportSize(desktop);
    await page.goto('/en/');
    await site.hydrate('language');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // Not `click`, which would scroll first.
    await page
      .locator('header')
      .getByRole('link', { name: 'Company profile' })
      .evaluate((link: HTMLAnchorElement) => link.click());
    const heading = page.getByRole('heading', { name: 'Company profile', level: 1 });
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('footer').getByRole('link', { name: 'Bulk order request' }).click();
    await expect(page).toHaveURL(/\/en\/#order-form$/);
    await expect(page.locator('#order-title')).toBeInViewport();
    await page.goBack();
    await expect(heading).toBeVisible();
    await page.goBack();
    await page.waitForFunction(() => scrollY === 900);
  });

  test('shows a 404 page in the language of the address, else of the browser', async ({ page, messages }) => {
    const site = new SitePage(page);
    for (const [path, lang, dir] of [
      ['/fr/nowhere', 'fr', 'ltr'],
      ['/en/nowhere?lng=fa', 'fa', 'rtl'],
      ['/nowhere/at/all', 'ar', 'rtl'],
    ] as const) {
      await page.goto(path);
      await site.expectLanguage(lang, dir);
      await expect(page.getByRole('heading')).toHaveCount(1);
      await expect(page.locator('section:visible')).toHaveAttribute('lang', lang);
      const links = page.getByRole('main').getByRole('link');
      const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(urls).toEqual(
        ['', '#product-detail', '#order-form', '#contact'].map((hash) => `/${lang}/${hash}`),
      );
      await expect(page.locator('footer a')).toHaveCount(languageCodes.length);
      await expect(page.locator('footer [aria-current]')).toHaveAttribute('hreflang', lang);
      await expectNoOverflow(page);
    }
    await page.getByRole('link', { name: 'الانتقال إلى الصفحة الرئيسية' }).click();
    await expect(page).toHaveURL(/\/ar\/$/);
    expect(messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
  });

  test('menu opens with the first tap before hydration, and closes with Escape or a link', async ({
    page,
  }) => {
    const site = new SitePage(page);
    await page.route(/\/assets\/mount-/, () => {});
    await page.goto('/en/');
    const menu = page.locator('#menu');
    await site.menuButton.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await site.menuButton.click();
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/en\/#contact$/);
  });
});

test.describe('site without scripts', () => {
  // Clicks need not wait until the page has scrolled.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('has links to every language and page, and an order form that the browser sends', async ({
    page,
    messages,
  }) => {
    const site = new SitePage(page);
    await page.goto('/en/');
    await expect(site.switcher).toBeHidden();
    await page.locator('.footer').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/$/);
    await site.menuButton.click();
    await page.locator('#menu').getByRole('link', { name: 'L’entreprise' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/ar/');
    const popup = page.waitForEvent('popup');
    await page.locator('.plain-order [type=submit]').click();
    const chat = await popup;
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
    expect(messageLines(new URL(chat.url()))[0]).toContain('*طلب جديد لكمية كبيرة*');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading')).toHaveCount(1);
    await site.expectLanguage('ar', 'rtl');
    messages.splice(0, Infinity, ...messages.filter((message) => !message.includes('404')));
  });
});

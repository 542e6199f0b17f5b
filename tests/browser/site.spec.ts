import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { companyName } from '../../widgets/company/names.ts';
import { languageCodes, languages } from '../../widgets/language/languages.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
import { axe } from '../stage/axe.ts';
import { hydrate, untilHydrated } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const routes = ['/', '/company-profile', '/employee-card'];
const paths = languageCodes.flatMap((code) => routes.map((route) => `/${code}${route}`));
const desktop = { viewport: { width: 1280, height: 800 } };

/** Touches the page, and waits until React has it. */
async function wake(page: Page) {
  await page.locator('.logo').focus();
  await untilHydrated(page, "document.querySelector('header')");
}
const speaks = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const top = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 1e6, id);
/** True for the life of a document: gone after a reload. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const marked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

describe('every page', () => {
  test.each(paths)('%s hydrates without a word, and every node of the page stays', async (path) => {
    const page = await it.open(path, desktop);
    await page.evaluate(() => Reflect.set(window, 'written', [...document.querySelectorAll('#root *')]));
    await wake(page);
    const [all, gone] = await page.evaluate(() => {
      const written: Element[] = Reflect.get(window, 'written');
      return [written.length, written.filter((node) => !node.isConnected).map((node) => node.outerHTML)];
    });
    expect(all).toBeGreaterThan(50);
    expect(gone).toEqual([]);
  });

  test.each(paths)('%s has no sideways scroll at 320 px and at 200 % text', async (path) => {
    const page = await it.open(path, { viewport: { width: 320, height: 640 } });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });

  test.each([
    ['/ar/', 390, 'light'],
    ['/ar/', 1280, 'dark'],
    ['/en/', 390, 'dark'],
    ['/en/', 1280, 'light'],
    ['/fa/company-profile', 390, 'light'],
    ['/fr/company-profile', 1280, 'dark'],
    ['/ja/employee-card', 1280, 'light'],
    ['/ar/employee-card', 390, 'dark'],
  ] as const)('axe finds nothing on %s at %i px (%s)', async (path, width, colorScheme) => {
    const page = await it.open(path, { viewport: { width, height: 900 }, colorScheme });
    await wake(page);
    expect(await axe(page)).toEqual([]);
    if (width > 900) return;
    await page.locator('.narrow-only > [role=button]').click();
    await page.getByRole('menuitem').last().click();
    await page.getByRole('menuitemradio').nth(4).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test.each(['/ar/', '/en/company-profile', '/ja/'])(
    'nothing jumps while %s loads and wakes',
    async (path) => {
      const page = await it.open('/robots.txt', desktop);
      await page.addInitScript(() => {
        Reflect.set(window, 'shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(it.site() + path);
      await wake(page);
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.005);
    },
  );
});

describe('the language', () => {
  test.each([
    ['en-US', {}, '/', '/en/', 'en ltr'],
    ['fa-IR', {}, '/company-profile', '/fa/company-profile', 'fa rtl'],
    ['ar-JO', {}, '/', '/', 'ar rtl'],
    ['de-DE', {}, '/', '/', 'ar rtl'],
    ['en-US', {}, '/?lng=ja&x=1#contact', '/ja/?x=1#contact', 'ja ltr'],
    ['en-US', {}, '/fr/', '/fr/', 'fr ltr'],
    ['fr-FR', {}, '/ar/', '/ar/', 'ar rtl'],
  ])('a visitor with %s and %j who asks for %s gets %s', async (locale, _, asked, got, expected) => {
    const page = await it.open(asked, { locale });
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.search + location.hash))
      .toBe(got);
    expect(await speaks(page)).toBe(expected);
  });

  test('a cookie and the local storage count before the browser’s languages', async () => {
    const page = await it.open('/robots.txt', { locale: 'en-US' });
    await page.evaluate(() => localStorage.setItem('dap_lng', 'fr'));
    await page.goto(`${it.site()}/`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/fr/');
    await page.context().addCookies([{ name: 'dap_lng', value: 'ja', url: it.site() }]);
    await page.goto(`${it.site()}/`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ja/');
  });

  test('nothing is stored before the visitor chooses', async () => {
    const page = await it.open('/', { locale: 'en-US' });
    await wake(page);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test('the switcher changes the page in place, keeps what was typed and where one was, and remembers', {
    repeats: 12,
  }, async () => {
    const page = await it.open('/en/', desktop);
    await hydrate(page);
    await page.locator('[name=name]').fill('Laith');
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.language')?.focus({ preventScroll: true }),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: '日本語' }).waitFor();
    expect(await page.getByRole('option', { name: '日本語' }).locator('[lang=ja]').count()).toBe(1);
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('English');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => speaks(page)).toBe('ja ltr');
    expect(await marked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/ja/');
    expect(await page.title()).toContain('肥料');
    expect(await page.locator('[name=name]').inputValue()).toBe('Laith');
    expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(400);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    expect(await page.locator('.language-switcher [role=status]').textContent()).toContain('日本語');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'dap_lng', value: 'ja', sameSite: 'Lax', path: '/' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);
    expect(await page.context().cookies()).toHaveLength(1);
    await page.goto(`${it.site()}/`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ja/');
  });

  test('while a language is fetched, the page says so in the former one', async () => {
    const page = await it.open('/en/', desktop);
    await wake(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/fr-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.languages').getByRole('link', { name: 'Français' }).click();
    await expect.poll(() => page.locator('.loading').textContent()).toBe('Loading…');
    expect(await speaks(page)).toBe('en ltr');
    release();
    await expect.poll(() => speaks(page)).toBe('fr ltr');
    expect(await page.locator('.loading').textContent()).toBe('');
  });

  test('on small screens it is a submenu of the menu, by touch, hover and keyboard', async () => {
    const page = await it.open('/ar/');
    await wake(page);
    const button = page.locator('.narrow-only > [role=button]');
    await button.click();
    await page.getByRole('menu').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const box = await page.getByRole('menu').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(10);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(380);
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'المنتج',
      'طلب عرض سعر',
      'تواصل معنا',
      'عن الشركة',
      'بطاقة أعمال الموظف',
      'اللغة',
    ]);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('menuitemradio').first().waitFor();
    expect(await page.getByRole('menuitemradio', { checked: true }).textContent()).toContain('العربية');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');

    await button.click();
    await page.getByRole('menuitem').last().hover();
    await page.waitForTimeout(40);
    expect(await page.getByRole('menuitemradio').count()).toBe(0);
    await page.getByRole('menuitemradio').first().waitFor();
    await page.keyboard.type('fr');
    await page.keyboard.press('Enter');
    await expect.poll(() => speaks(page)).toBe('fr ltr');
  });
});

describe('going around', () => {
  test('links lead between routes without a reload, to the top, with title and focus', async () => {
    const page = await it.open('/en/', desktop);
    await wake(page);
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.locator('header').getByRole('link', { name: 'Company profile' }).click();
    await page.getByRole('heading', { name: 'Company profile', level: 1 }).waitFor();
    expect(await marked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/en/company-profile');
    expect(await page.title()).toMatch(/^Company profile/);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('header [aria-current=page]').textContent()).toBe('Company profile');
  });

  test('an anchor of another route is reached, and Back returns to where one was', async () => {
    const page = await it.open('/en/', desktop);
    await wake(page);
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // Not Playwright's click, which scrolls first.
    const away = page.locator('header').getByRole('link', { name: 'Employee card' });
    await away.evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/employee-card');
    await page.locator('footer').getByRole('link', { name: 'Bulk quote' }).click();
    await expect.poll(() => page.url()).toContain('/en/#order-form');
    await expect.poll(async () => Math.abs(await top(page, 'order-form'))).toBeLessThan(150);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/employee-card');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(900);
    expect(await marked(page)).toBe(true);
  });

  test('every quick link of the footer arrives', async () => {
    for (const [name, path, id] of [
      ['Product', '/en/#product-detail', 'product-detail'],
      ['Company profile', '/en/company-profile', ''],
      ['Employee card', '/en/employee-card', ''],
      ['Bulk quote', '/en/#order-form', 'order-form'],
      ['Contact us', '/en/#contact', 'contact'],
    ] as const) {
      const page = await it.open('/en/company-profile', desktop);
      await wake(page);
      await page.locator('footer').getByRole('link', { name, exact: true }).click();
      await expect.poll(() => page.url()).toBe(it.site() + path);
      if (id) await expect.poll(async () => Math.abs(await top(page, id))).toBeLessThan(400);
    }
  });

  test('the hero’s buttons lead to the product, smoothly, and to the form', async () => {
    const page = await it.open('/ar/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      'smooth',
    );
    await page.locator('.hero').getByRole('link', { name: 'تعرّف على المنتج' }).click();
    await expect.poll(async () => Math.abs(await top(page, 'product-detail'))).toBeLessThan(120);
    await page.locator('.order-bar').click();
    await expect.poll(async () => Math.abs(await top(page, 'order-form'))).toBeLessThan(120);
    const calm = await it.open('/ar/', { reducedMotion: 'reduce' });
    expect(await calm.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  test('the code of a page is fetched when somebody means to go there', async () => {
    const page = await it.open('/en/', desktop);
    await wake(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('header').getByRole('link', { name: 'Company profile' }).hover();
    await expect.poll(() => asked.join()).toContain('company-profile');
  });

  test('without the Navigation API links still lead, by loading the page', async () => {
    const page = await it.open('/robots.txt', desktop);
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await page.goto(`${it.site()}/en/`);
    await wake(page);
    await page.locator('header').getByRole('link', { name: 'Company profile' }).click();
    await page.getByRole('heading', { name: 'Company profile', level: 1 }).waitFor();
  });

  test.each(languageCodes)('a missing address says so in %s and leads home', async (code) => {
    const page = await it.open(`/${code}/nowhere`, { locale: 'de-DE' });
    it.noise.splice(0);
    expect(await speaks(page)).toBe(`${code} ${languages[code].direction}`);
    const shown = page.locator('.not-found > section:visible');
    expect(await shown.count()).toBe(1);
    expect(await shown.getAttribute('lang')).toBe(code);
    const header = page.locator('.header:visible');
    expect(await header.count()).toBe(1);
    expect(await header.getAttribute('lang')).toBe(code);
    const ways = await page
      .locator('.not-found a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways).toEqual([
      `/${code}/`,
      `/${code}/#product-detail`,
      `/${code}/#order-form`,
      `/${code}/#contact`,
    ]);
    expect(await page.locator('.languages a:visible').count()).toBe(languageCodes.length);
    expect(await axe(page)).toEqual([]);
    await shown.getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toBe(`/${code}/`);
  });

  test.each([320, 1440])('a missing address fits %i px, and its picture is there', async (width) => {
    const page = await it.open('/fr/nowhere', { viewport: { width, height: 800 } });
    it.noise.splice(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect
      .poll(() => page.locator('.not-found img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('a missing address without a language speaks the visitor’s', async () => {
    const page = await it.open('/nowhere/at/all', { locale: 'fr-CA' });
    expect(it.noise.splice(0).join()).toContain('404');
    expect(await speaks(page)).toBe('fr ltr');
    expect(await page.title()).toBe(`Cette page n’existe pas | ${companyName.fr}`);
  });
});

describe('the ways to a person', () => {
  test('the header greets in Arabic in every language, in a new tab', async () => {
    for (const code of languageCodes) {
      const page = await it.open(`/${code}/`, { javaScriptEnabled: false });
      const link = page.locator('header a[target=_blank]');
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('text')).toBe('مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('each tile shows its number or name as text', async () => {
    const page = await it.open('/ar/');
    const tiles = page.locator('.tile');
    const pages = [company.facebook, company.instagram].filter(Boolean);
    expect(await tiles.locator('bdi').allTextContents()).toEqual([
      readablePhone(`+${company.whatsapp}`),
      readablePhone(company.phone),
      ...pages.map((address) => `@${new URL(address).pathname.split('/')[1]}`),
    ]);
    const targets = await tiles.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href.split('?')[0]),
    );
    expect(targets).toEqual([`https://wa.me/${company.whatsapp}`, `tel:${company.phone}`, ...pages]);
    // A call opens none, and says nothing of one.
    const tabs = await tiles.evaluateAll((links) => links.map((link) => link.textContent?.includes('تبويب')));
    expect(tabs).toEqual([true, false, ...pages.map(() => true)]);
  });
});

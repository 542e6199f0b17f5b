import { describe, expect, test } from 'vitest';
import { hydrate } from '../stage/form.ts';
import { desktop, mark, marked, scrolled, speaks, wake } from '../stage/site-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

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
    repeats: 3,
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
    // A pointer on its way elsewhere opens nothing; the page itself tells how long it stayed shut.
    await page.evaluate(() => {
      const items = document.querySelectorAll('[role=menuitem]');
      items[items.length - 1]?.addEventListener('pointerenter', ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=menuitemradio]')) return;
          observer.disconnect();
          Object.assign(window, { shutFor: performance.now() - timeStamp });
        }).observe(document, { childList: true, subtree: true });
      });
    });
    await page.getByRole('menuitem').last().hover();
    await page.getByRole('menuitemradio').first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'shutFor'))).toBeGreaterThan(80);
    await page.keyboard.type('fr');
    await page.keyboard.press('Enter');
    await expect.poll(() => speaks(page)).toBe('fr ltr');
  });
});

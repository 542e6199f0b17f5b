import { describe, expect, test } from 'vitest';
import { companyName } from '../../widgets/company/names.ts';
import { languageCodes, languages } from '../../widgets/language/languages.ts';
import { axe } from '../stage/axe.ts';
import { desktop, mark, marked, scrolled, speaks, top, wake } from '../stage/site-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

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

import { expect, test } from 'vitest';
import { hydrate, untilHydrated } from '../stage/form.ts';
import { becomesPicture } from '../stage/picture-alone.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const desktop = { viewport: { width: 1280, height: 800 } };
/** What the browser itself says of a file that did not come; an unhandled rejection is no such word. */
const forgive = () =>
  it.noise.splice(0).filter((words) => !/404|503/.test(words) || /unhandled/i.test(words));

/** A page with React on it, whose server has lost some files since. */
async function woken(path: string, lost: RegExp) {
  const page = await it.open(path, desktop);
  await page.locator('.logo').focus();
  await untilHydrated(page, "document.querySelector('header')");
  await page.route(lost, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));
  return page;
}

test('a route whose code is gone is loaded by the browser', async () => {
  const page = await woken('/en/', /\/assets\/company-profile-/);
  await page.locator('header nav a').first().click();
  await page.waitForURL('**/en/company-profile');
  await expect.poll(() => page.locator('main h1').textContent()).toContain('profile');
  expect(forgive()).toEqual([]);
});

test('a lightbox whose code is gone is the picture as a file', async () => {
  const page = await woken('/en/', /\/assets\/lightbox-/);
  await becomesPicture(page, () => page.locator('.thumb').nth(2).click());
  expect(forgive()).toEqual([]);
});

test('a menu whose list is gone leads to the same links in the footer', async () => {
  const page = await woken('/en/', /\/assets\/menu-list-/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.header [aria-haspopup=menu]').click();
  await page.waitForURL('**/en/#quick-links');
  expect(forgive()).toEqual([]);
});

test('a language whose texts are gone is the page that is written in it, and no choice is kept before', async () => {
  const page = await woken('/en/', /\/assets\/fr-/);
  const kept: string[] = [];
  page.on('request', async (request) => {
    if (request.isNavigationRequest()) kept.push((await request.allHeaders()).cookie ?? '');
  });
  await page.locator('.footer [hreflang=fr]').click();
  await page.waitForURL('**/fr/');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  expect(kept.join()).not.toContain('dap_lng');
  expect(forgive()).toEqual([]);
});

test('what was typed before React stays on a page that was written last year', async () => {
  const page = await it.open('/robots.txt');
  await page.clock.setFixedTime(new Date('2031-01-02'));
  await page.goto(`${it.site()}/en/`);
  await page.locator('form.form [name=name]').pressSequentially('Laith');
  await hydrate(page);
  expect(await page.locator('form.form [name=name]').inputValue()).toBe('Laith');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { fill, good, goodPhone, submit, untilHydrated, values } from '../stage/form.ts';
import { becomesPicture } from '../stage/picture-alone.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** Opens a page whose server refuses some files; `asked` counts how often. */
async function without(files: RegExp, path: string, options: BrowserContextOptions = {}) {
  const page = await it.open('/robots.txt', options);
  const server = { refuses: files as RegExp | undefined, asked: 0 };
  await page.route(files, (route) => {
    if (!server.refuses) return route.continue();
    server.asked++;
    return route.fulfill({ status: 503, contentType: 'text/html', body: 'busy' });
  });
  await page.goto(it.site() + path);
  return { page, server };
}
/** What the browser itself says of a file that did not come. */
const forgive = () => it.noise.splice(0).filter((words) => !/503|dynamically imported|MIME type/.test(words));
const letter = (page: Page) => page.locator('section', { has: page.locator('[data-fields]') }).last();
const react = /\/assets\/main-/;

describe('an order without our script', () => {
  test.each(languageCodes)('is written by hand and sent by the browser (%s)', async (language) => {
    const page = await it.open(`/${language}/`, { javaScriptEnabled: false });
    await letter(page).waitFor();
    const [chat] = await Promise.all([
      page.context().waitForEvent('page'),
      letter(page).getByRole('button').click(),
    ]);
    expect(chat.url()).toContain(`https://wa.me/${company.whatsapp}?text=`);
    expect(new URL(chat.url()).searchParams.get('text')).toContain('*طلب جديد لكمية كبيرة*');
    expect(await letter(page).locator('[href^=tel], [href^=mailto]').count()).toBe(2);
  });

  test('is offered when the script has not come for six seconds, and not before', async () => {
    const { page } = await without(/\/assets\/index-.*\.js/, '/en/');
    expect(await letter(page).isVisible()).toBe(false);
    await letter(page).waitFor();
    expect(forgive()).toEqual([]);
  });

  test('is not offered while the script runs', async () => {
    const page = await it.open('/en/');
    expect(await letter(page).count()).toBe(0);
    expect(await page.locator('form').count()).toBe(1);
  });
});

describe('without our script, by the browser alone', () => {
  const plain = { javaScriptEnabled: false };

  test('a picture opens as a file', async () => {
    const page = await it.open('/en/', plain);
    await becomesPicture(page, () => page.locator('.thumb').nth(2).click());
  });

  test('the menu leads to the same links, the languages among them', async () => {
    const page = await it.open('/en/', plain);
    await page.locator('.header [aria-haspopup=menu]').click();
    await page.waitForURL('**/en/#quick-links');
    await page.locator('.footer').getByRole('link', { name: 'Company profile' }).click();
    await page.waitForURL('**/en/company-profile');
    await page.locator('.header [aria-haspopup=menu]').click();
    await page.locator('.footer [hreflang=fr]').click();
    await page.waitForURL('**/fr/company-profile');
  });

  test.each(languageCodes)(
    'the card is a page with a contact file that is published (%s)',
    async (language) => {
      const page = await it.open(`/${language}/`, plain);
      await page.locator('#business-card [aria-haspopup=dialog]').click();
      await page.waitForURL(`**/${language}/c/`);
      const file = page.locator(`[href$="/contact/${language}.vcf"]`);
      const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
      expect(download.url()).toBe(`${it.site()}/contact/${language}.vcf`);
      const answer = await page.request.get(download.url());
      expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
      const whole = decodeURIComponent(
        (await page.locator('[download][href^=data]').getAttribute('href'))?.replace(/^.*?,/, '') ?? '',
      );
      expect(await answer.text()).toBe(whole);
      expect(whole).toMatch(/^BEGIN:VCARD\r\n/);
    },
  );
});

test.each([
  ['ar-JO', '/', 'ar'],
  ['fr-FR', '/fr/', 'fr'],
])(
  'the first page is there in the language of %s while no script answers',
  async (locale, path, language) => {
    const page = await it.open('/robots.txt', { locale });
    await page.route(/\.js$/, () => {});
    await page.goto(`${it.site()}/`, { waitUntil: 'commit' });
    await page.waitForURL(it.site() + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('.footer [hreflang]').count()).toBe(5);
  },
);

test('when React cannot come, a pressed picture opens as a file', async () => {
  const { page } = await without(react, '/en/');
  await becomesPicture(page, () => page.locator('.thumb').nth(1).click());
  expect(forgive()).toEqual([]);
});

test('when React cannot come, a pressed order is said to be stuck, stands in a letter and survives a reload', async () => {
  const { page, server } = await without(react, '/en/');
  await fill(page);
  await submit(page).click();
  await letter(page).waitFor();
  expect(await page.locator('form.form').getAttribute('aria-busy')).toBe(null);
  const text = await letter(page).locator('textarea').inputValue();
  expect(text).toContain(`الاسم: Laith\nالشركة: غير محددة\nرقم الهاتف: \u200E${goodPhone}`);
  expect(text).toContain(`laith@example.com\nالكمية المطلوبة: ${good.quantity} طن\nالرسالة: لا توجد`);
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    letter(page).getByRole('button').click(),
  ]);
  expect(new URL(chat.url()).searchParams.get('text')?.replaceAll('\r', '')).toBe(text);
  server.refuses = undefined;
  await page.reload();
  await untilHydrated(page, "document.querySelector('form.form')");
  expect(await letter(page).count()).toBe(0);
  await expect.poll(() => page.locator('form.form').locator('[name=name]').inputValue()).toBe(good.name);
  expect(forgive()).toEqual([]);
});

test('when React cannot come, pressing on and on does not put the letter off', async () => {
  const { page } = await without(react, '/en/');
  await fill(page);
  for (let presses = 0; presses < 12 && !(await letter(page).isVisible()); presses++) {
    await page.locator('form.form [type=submit]').click();
    await page.waitForTimeout(1000);
  }
  expect(await letter(page).isVisible()).toBe(true);
  expect(forgive()).toEqual([]);
});

test('sixty keys ask no more often for React than one', async () => {
  const { page, server } = await without(react, '/en/');
  await page.locator('[name=name]').focus();
  await page.keyboard.type('abcdefghij'.repeat(6));
  await page.waitForTimeout(6000);
  expect(server.asked).toBeGreaterThan(1);
  expect(server.asked).toBeLessThan(6);
  server.refuses = undefined;
  await untilHydrated(page, "document.querySelector('form.form')");
  expect((await values(page)).name).toContain('abcdefghij');
  expect(forgive()).toEqual([]);
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { fill, good, goodPhone, submit, untilHydrated, values } from '../stage/form.ts';
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

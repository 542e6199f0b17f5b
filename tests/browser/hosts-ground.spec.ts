import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field, fill, panel, submit } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';
import { unreadable } from '../support/contrast.ts';

const it = stage();
type Ground = { css: string; attributes?: string; before?: string; dark?: boolean };

/** Pages that say nothing of a scheme, pages that say one and paint another, and partners' colours. */
const grounds: Record<string, Ground> = {
  'a dark page': { css: 'body { background: #111; color: #eee }' },
  'a dark page that forgot its text': { css: 'body { background: #111 } p { color: #eee }' },
  'a green section': { css: 'section { background: #0b5d2e; color: #fff }' },
  'a blue section': { css: 'section { background: #2b4cf4; color: #fff }' },
  'a red section': { css: 'section { background: #c0241a; color: #fff }' },
  'a grey page': { css: 'body { background: #777; color: #000 }' },
  'a page in modern colours': { css: 'body { background: oklch(0.21 0.03 265); color: oklch(0.97 0 0) }' },
  'a half-transparent section': { css: 'section { background: #000000b3; color: #fff }' },
  'a photo': { css: 'section { background: linear-gradient(90deg, #000, #fff); color: #fff }' },
  'a photo beside the words': {
    css: 'section { position: relative; color: #fff } section > * { position: relative } i { position: absolute; inset: 0; background: #222 }',
    before: '<i></i>',
  },
  'a white page under a dark scheme': {
    css: ':root { color-scheme: light dark } body { background: #fff; color: #000 }',
    dark: true,
  },
  'the dark theme on a white page': { css: '', attributes: 'theme="dark"' },
  'the light theme on a dark page': {
    css: 'body { background: #111; color: #eee }',
    attributes: 'theme="light"',
  },
  'a yellow brand': { css: 'dap-order-form { --dap-color-brand: #ffd400; --dap-color-on-brand: #000 }' },
  'a grey brand, white on it': {
    css: 'dap-order-form { --dap-color-brand: #9a9a9a; --dap-color-on-brand: #fff }',
  },
  'a dark surface with light text': {
    css: 'dap-order-form { --dap-color-surface: #111; --dap-color-text: #eee }',
  },
  'a dark surface alone': { css: 'dap-order-form { --dap-color-surface: #111 }' },
  'a text nobody can read': { css: 'dap-order-form { --dap-color-text: #ccc }' },
};

async function show({ css, attributes = '', before = '', dark = false }: Ground): Promise<Page> {
  const form = `<dap-order-form ${attributes}><a href="https://wa.me/1">WhatsApp</a></dap-order-form>`;
  const page = await partnerPage(
    it,
    { head: `<style>${css}</style>`, body: `<section>${before}<p>Order here</p>${form}</section>` },
    { colorScheme: dark ? 'dark' : 'light' },
  );
  await field(page, 'name').waitFor();
  return page;
}
const unread = (page: Page) => unreadable(page, 'dap-order-form');

describe('every word can be read, in every state', () => {
  test.each(Object.entries(grounds))('on %s', { timeout: 60_000 }, async (_, ground) => {
    const page = await show(ground);
    expect(await unread(page)).toEqual([]);

    await field(page, 'quantity').fill('40');
    await submit(page).click();
    await page.locator('.toast').waitFor();
    await expect.poll(() => page.locator('.error').count()).toBeGreaterThan(2);
    expect(await unread(page), 'with its errors').toEqual([]);
    await submit(page).hover();
    await expect.poll(() => unread(page), { message: 'under the pointer' }).toEqual([]);
    await page.getByRole('combobox').click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await unread(page), 'with its list').toEqual([]);
    await page.keyboard.press('Escape');

    await page.evaluate(() => Reflect.set(window, 'open', () => null));
    await fill(page);
    await submit(page).click();
    await panel(page).waitFor();
    expect(await unread(page), 'with the other ways').toEqual([]);
    await page.evaluate(() => Reflect.set(window, 'open', () => ({ opener: null })));
    await submit(page).click();
    await expect.poll(() => unread(page), { message: 'while it is sent' }).toEqual([]);
  });
});

test('a page that turns dark later takes the form with it, and back', async () => {
  const page = await show({ css: 'body.night { background: #10151c; color: #dde }' });
  const ink = () =>
    page
      .locator('label')
      .first()
      .evaluate((label) => getComputedStyle(label).color);
  const before = await ink();
  await page.evaluate(() => document.body.classList.add('night'));
  await expect.poll(() => unread(page)).toEqual([]);
  expect(await ink()).not.toBe(before);
  await page.evaluate(() => document.body.classList.remove('night'));
  await expect.poll(ink).toBe(before);
  expect(await unread(page)).toEqual([]);
});

test('a plain page asks for nothing more', async () => {
  const asked: string[] = [];
  const page = await show({ css: 'body { background: #fff; color: #222 }' });
  asked.push(
    ...(await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))),
  );
  expect(asked.some((name) => name.includes('/view-'))).toBe(true);
  expect(asked.filter((name) => name.includes('legible'))).toEqual([]);
});

describe('sizes have a floor', () => {
  const sizes = (page: Page) =>
    page.evaluate(() => {
      const inside = document.querySelector('dap-order-form')?.shadowRoot;
      const of = (selector: string) => inside?.querySelector(selector) as HTMLElement;
      const text = (selector: string) => parseFloat(getComputedStyle(of(selector)).fontSize);
      const { height } = of('[name=name]').getBoundingClientRect();
      return { label: text('label'), hint: text('.hint'), input: text('[name=name]'), height };
    });

  test.each(['62.5%', '10px', '5px'])('where the page’s text is %s', async (size) => {
    const page = await show({ css: `html { font-size: ${size} } body { font-size: 1.6rem }` });
    expect(await sizes(page)).toEqual({ label: 18, hint: 16, input: 18, height: 48 });
    const columns = () =>
      page.locator('form').evaluate((form) => getComputedStyle(form).gridTemplateColumns.split(' ').length);
    await page.setViewportSize({ width: 560, height: 800 });
    expect(await columns()).toBe(1);
  });

  test('and larger text still counts', async () => {
    const page = await show({ css: 'html { font-size: 24px }' });
    expect(await sizes(page)).toEqual({ label: 27, hint: 24, input: 27, height: 72 });
  });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, fill, good, panel, submit } from '../stage/form.ts';
import { partnerPage, strictPolicy } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';

async function show(body: string): Promise<Page> {
  const page = await partnerPage(it, { body });
  await field(page, 'name').first().waitFor();
  return page;
}

test('what the page’s words inherit does not come in', async () => {
  const styles = (page: Page) =>
    page.locator('label, .hint, button, h2, input').evaluateAll((elements) =>
      elements.map((element) => {
        const { fontFamily: _, ...style } = Object.fromEntries(
          Array.from(getComputedStyle(element), (name) => [
            name,
            getComputedStyle(element).getPropertyValue(name),
          ]),
        );
        delete style['font-family'];
        return style;
      }),
    );
  // The page's font does come in, and with it what is as wide as its words.
  const plain = await styles(
    await show(`<style>section { font-family: serif }</style><section>${form}</section>`),
  );
  const hero = `<style>section { text-shadow: 2px 2px 4px red; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
    letter-spacing: 0.3em; word-spacing: 1em; text-transform: uppercase; text-indent: 3em; text-align: right; white-space: nowrap;
    font: italic small-caps 900 30px/3 serif; font-feature-settings: "smcp"; text-emphasis: dot; user-select: none; word-break: break-all;
    hyphens: auto; cursor: wait; caret-color: red; tab-size: 3; text-align-last: right; list-style: square; line-break: anywhere }</style>`;
  const dressed = await styles(await show(`${hero}<section>${form}</section>`));
  expect(dressed).toEqual(plain);
});

test('a translator that wraps every text in an element of its own takes nothing away', async () => {
  const page = await show(form);
  const translate = () =>
    page.evaluate(() => {
      const root = document.querySelector('dap-order-form')?.shadowRoot as ShadowRoot;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim())) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });
  await translate();
  await submit(page).click();
  await page.locator('.error').first().waitFor();
  for (const [name, value] of Object.entries(good)) {
    await translate();
    await field(page, name).fill(value);
  }
  const chat = page.context().waitForEvent('page');
  await submit(page).click();
  await translate();
  await chat;
  await panel(page).waitFor();
  await translate();
  await page.evaluate(() => document.querySelector('dap-order-form')?.setAttribute('lang', 'fr'));
  await page.locator('.widget[lang=fr]').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /modifier ma demande/i }).count()).toBe(1);
  await page.getByRole('button', { name: /modifier ma demande/i }).click();
  await expect.poll(() => field(page, 'name').inputValue()).toBe(good.name);
});

test('taken into a frame, it keeps its look, what comes later included', async () => {
  const page = await show(`${form}<iframe srcdoc="<body></body>" width="380" height="1400"></iframe>`);
  await field(page, 'name').fill('Laith');
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument;
    frame?.body.append(document.querySelector('dap-order-form') as Element);
  });
  const frame = page.frameLocator('iframe');
  await expect
    .poll(() => frame.locator('[name=name]').evaluate((input) => getComputedStyle(input).minBlockSize))
    .toBe('48px');
  expect(await frame.locator('[name=name]').inputValue()).toBe('Laith');
  await frame.locator('[name=quantity]').fill('40');
  await frame.locator('[type=submit]').click();
  await expect
    .poll(() => frame.locator('.toast').evaluate((toast) => getComputedStyle(toast).position))
    .toBe('fixed');
  await frame.getByRole('combobox').click();
  await expect
    .poll(() => frame.getByRole('listbox').evaluate((list) => getComputedStyle(list).position))
    .toBe('fixed');
});

const pages: Record<string, string> = {
  'that froze what all scripts share':
    'for (const one of [Object, Array, Function, String, Number, Promise, Map, Set, RegExp, Date, Error]) { Object.freeze(one); Object.freeze(one.prototype) }',
  'that adds to what all scripts share':
    "Object.prototype.each = Array.prototype.each = Function.prototype.each = () => 'each'; Object.prototype.extra = { deep: 1 }",
};
test.each(Object.entries(pages))('on a page %s an order goes out', async (_, script) => {
  const page = await show(`<script>${script}</script>${form}`);
  await fill(page);
  await page.getByRole('combobox').click();
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  const chat = page.context().waitForEvent('page');
  await submit(page).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain('Laith');
});

test('a property that can have no text warns and throws nothing', async () => {
  const page = await show(form);
  await page.evaluate(() => {
    const element = document.querySelector('dap-order-form') as HTMLElement;
    Object.assign(element, { partner: Object.create(null), minQuantity: {} });
  });
  await expect.poll(() => it.noise.length).toBe(2);
  expect(it.noise.splice(0).sort()).toEqual([
    'warning: <dap-order-form>: min-quantity="[object]" is not understood, so the default is used. It takes a whole number.',
    'warning: <dap-order-form>: partner="[object]" is not understood, so the default is used. It takes a text.',
  ]);
});

test('pictures that the page’s policy refuses show their words', async () => {
  const page = await partnerPage(it, {
    body: '<dap-gallery loading="eager"></dap-gallery>',
    policy: strictPolicy(it.site()),
  });
  await expect.poll(() => page.locator('.thumb .missing').count(), { timeout: 15_000 }).toBeGreaterThan(3);
  expect(await page.locator('.thumb .missing').first().textContent()).toMatch(/\w{3}/);
  expect(it.noise.splice(0).filter((line) => !/img-src|Content Security Policy/.test(line))).toEqual([]);
});

/** A frame as editors show their previews in, with these tokens and nothing more. */
const sandboxed = (tokens: string) =>
  `<iframe sandbox="${tokens}" width="380" height="1500" srcdoc='<!doctype html><meta charset="utf-8">${form}<script type="module" src="${it.site()}/embed.js"></script>'></iframe>`;

test('in a frame that forbids forms an order goes out by the button and by Enter', async () => {
  const page = await partnerPage(it, { body: sandboxed('allow-scripts allow-popups') });
  const frame = page.frameLocator('iframe');
  for (const [name, value] of Object.entries(good)) await frame.locator(`[name=${name}]`).fill(value);
  for (const send of [
    () => frame.locator('[type=submit]').click(),
    () => frame.locator('[name=name]').press('Enter'),
  ]) {
    const chat = page.context().waitForEvent('page');
    await send();
    expect((await chat).url()).toContain('https://wa.me/');
    await frame.locator('.panel').waitFor();
    await frame.getByRole('button', { name: 'تعديل طلبي' }).click();
    await expect.poll(() => frame.locator('[name=name]').inputValue()).toBe(good.name);
  }
});

test('in a frame that forbids tabs the other ways stand there, and the console names the token', async () => {
  const page = await partnerPage(it, { body: sandboxed('allow-scripts') });
  const frame = page.frameLocator('iframe');
  for (const [name, value] of Object.entries(good)) await frame.locator(`[name=${name}]`).fill(value);
  await frame.locator('[type=submit]').click();
  await frame.locator('.panel').waitFor();
  const said = it.noise.splice(0);
  expect(said.filter((line) => line.includes('allow-popups'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('allow-forms'))).toEqual([]);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';

/** Parents that are as wide as what is in them. */
const shrinking: Record<string, string> = {
  'a dialog': `<dialog open>${form}</dialog>`,
  'a float': `<div style="float: left">${form}</div>`,
  'a table cell': `<table><tr><td>${form}</td></tr></table>`,
  'an inline block': `<div style="display: inline-block">${form}</div>`,
  'a popup': `<div style="position: absolute; inset-inline-start: 0">${form}</div>`,
  'a fitted box': `<div style="inline-size: fit-content">${form}</div>`,
  'an automatic column': `<div style="display: grid; grid-template-columns: auto 1px; justify-content: start">${form}<i></i></div>`,
  'a figure': `<figure style="display: table; margin: 0">${form}</figure>`,
  'a centred row': `<div style="display: flex; justify-content: center"><div>${form}</div></div>`,
  'a centred column': `<div style="display: flex; flex-direction: column; align-items: center">${form}</div>`,
  'a body that is a row': `<style>body { display: flex; place-items: center }</style><div>${form}</div>`,
};

async function show(body: string, width: number): Promise<Page> {
  const page = await partnerPage(it, { body }, { viewport: { width, height: 900 } });
  await field(page, 'name').waitFor();
  return page;
}
const width = (page: Page, selector = 'dap-order-form') =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(Object.entries(shrinking))('in %s', (_, body) => {
  test('the form takes the room that there is', async () => {
    const page = await show(body, 1280);
    expect(await width(page)).toBeGreaterThanOrEqual(560);
    expect(await width(page)).toBeLessThanOrEqual(600);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await width(page)).toBeGreaterThanOrEqual(190);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  });
});

test('what an input method commits in a dialog stands in the order it was typed in', async () => {
  const page = await show(`<dialog open>${form}</dialog>`, 390);
  await field(page, 'name').click();
  const keyboard = await page.context().newCDPSession(page);
  for (const word of ['أحمد ', 'علي ', 'حسن']) {
    await keyboard.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    });
    await keyboard.send('Input.insertText', { text: word });
  }
  expect(await field(page, 'name').inputValue()).toBe('أحمد علي حسن');
});

test.each([160, 200, 250])('a column of %i px is kept', async (size) => {
  const page = await show(`<div style="inline-size: ${size}px">${form}</div>`, 1280);
  expect(await width(page)).toBe(size);
  const wide = await page.locator('form').evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('in a row beside other things it gives way', async () => {
  const page = await show(
    `<div style="display: flex">${form}<div style="flex: none; inline-size: 500px">Beside</div></div>`,
    900,
  );
  expect(await width(page)).toBeGreaterThan(250);
  expect(await beyond(page)).toBeLessThanOrEqual(0);
});

test.each(['dap-gallery', 'dap-business-card', 'dap-employee-card'])(
  '<%s> has a width in a dialog',
  async (tag) => {
    const page = await partnerPage(
      it,
      { body: `<dialog open><${tag} loading="eager"></${tag}></dialog>` },
      { viewport: { width: 1280, height: 900 } },
    );
    await page.locator(`${tag} .widget`).waitFor();
    expect(await width(page, tag)).toBeGreaterThanOrEqual(560);
  },
);

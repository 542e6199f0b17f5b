import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** What pages do to know whether somebody types, each of which takes our element for no field; all it hears is kept. */
const shortcuts = `<script>
  heard = [];
  const typing = (element) => /^(INPUT|TEXTAREA)$/.test(element?.tagName ?? '');
  for (const type of ['keydown', 'keypress', 'keyup'])
    document.addEventListener(type, (event) => {
      if (typing(event.target)) return;
      heard.push(event.key);
      if (/^([sl/ 0-9]|Arrow\\w+|Home|End)$/.test(event.key)) event.preventDefault();
    });
  window.addEventListener('keydown', (event) => {
    if (!typing(document.activeElement) && event.key.length === 1 && !event.ctrlKey) event.preventDefault();
  });
  for (const type of ['copy', 'cut', 'paste', 'selectstart', 'contextmenu'])
    document.addEventListener(type, (event) => typing(event.target) || event.preventDefault());
</script>`;
const form = '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';

async function show(body: string): Promise<Page> {
  const page = await partnerPage(it, { body });
  await field(page, 'name').waitFor();
  return page;
}
const heard = (page: Page) => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0));

describe('on a page with shortcuts', () => {
  test('every sign that is typed stays in its field, and the page hears none of them', async () => {
    const page = await show(`${shortcuts}<button>Before</button>${form}`);
    await page.locator('button').first().focus();
    await page.keyboard.type('s/1');
    expect(new Set(await heard(page)), 'outside of our fields the page does hear').toEqual(
      new Set(['s', '/', '1']),
    );
    const typed = { name: 'sales/s 24', quantity: '15000', message: 'to the port, less' };
    for (const [name, text] of Object.entries(typed)) {
      await field(page, name).click();
      await page.keyboard.type(text);
      expect(await field(page, name).inputValue()).toBe(text);
    }
    expect(await heard(page)).toEqual([]);
  });

  test('arrows, Home and End move the caret', async () => {
    const page = await show(shortcuts + form);
    await field(page, 'name').click();
    await page.keyboard.type('bd');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('c');
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    expect(await field(page, 'name').inputValue()).toBe('abcd');
  });

  test('letters and arrows choose in the list of countries', async () => {
    const page = await show(shortcuts + form);
    await page.getByRole('combobox').click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'countryCode').inputValue()).toBe('+964');
    expect((await heard(page)).filter((key) => key !== 'Tab')).toEqual([]);
  });

  test('what is copied can be pasted, by key, where the page forbids it', async () => {
    const page = await show(shortcuts + form);
    await field(page, 'name').click();
    await page.keyboard.type('Laith');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await field(page, 'company').click();
    await page.keyboard.press('Control+v');
    expect(await field(page, 'company').inputValue()).toBe('Laith');
  });

  test('Escape, Tab and combinations are still the page’s', async () => {
    const page = await show(shortcuts + form);
    await field(page, 'name').click();
    for (const keys of ['Escape', 'Control+k', 'Alt+n']) await page.keyboard.press(keys);
    const keys = await heard(page);
    for (const key of ['Escape', 'k', 'n']) expect(keys).toContain(key);
    await page.keyboard.press('Tab');
    expect(await heard(page)).toContain('Tab');
  });
});

describe('Escape closes ours and nothing of the page', () => {
  /** A page that closes its own window on Escape as the libraries do, listening before everybody else. */
  const closing = `<script>
    shut = 0;
    document.addEventListener('keydown', (event) => { if (event.key === 'Escape') shut++; }, true);
  </script>`;
  const closed = (page: Page) => page.evaluate(() => Reflect.get(window, 'shut'));

  test('the list in the page’s own dialog', async () => {
    const page = await show(
      `${closing}<dialog>${form}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    );
    const dialog = page.locator('body > dialog');
    await page.getByRole('combobox').click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(true);
    expect(await closed(page)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(false);
    expect(await closed(page)).toBe(1);
  });

  test('the window of a card', async () => {
    const page = await partnerPage(it, {
      body: `<script>shut = 0; document.addEventListener('keydown', (event) => { if (event.key === 'Escape') shut++; });</script>
        <dap-business-card loading="eager"></dap-business-card>`,
    });
    await page.locator('dap-business-card button').first().click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await closed(page)).toBe(0);
  });
});

test.each([0.8, 1, 1.25, 1.5])('under `zoom: %f` the list opens below its control', async (zoom) => {
  const page = await show(`<style>html { zoom: ${zoom} }</style>${form}`);
  await page.setViewportSize({ width: 800, height: 1200 });
  const control = page.getByRole('combobox');
  await control.click();
  await page.getByRole('listbox').waitFor();
  const gap = async () => {
    const [above, below] = [await control.boundingBox(), await page.getByRole('listbox').boundingBox()];
    const down = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    const aside = (below?.x ?? 0) - (above?.x ?? 0);
    return Math.max(Math.abs(down - 4 * zoom), Math.abs(aside));
  };
  await expect.poll(gap).toBeLessThan(6);
});

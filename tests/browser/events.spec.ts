import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, fill, submit } from '../stage/form.ts';
import { partnerPage, strictPolicy } from '../stage/partner-page.ts';
import { api, code, namesIn, tables } from '../stage/readme.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** What a visitor does to make a widget tell all that it can tell. */
const visits: Record<string, (page: Page) => Promise<void>> = {
  'dap-order-form': async (page) => {
    await fill(page);
    await submit(page).click();
  },
  'dap-gallery': async (page) => {
    await page.locator('.thumb').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
  },
  'dap-business-card': async (page) => {
    await page.getByRole('button', { name: 'Show the card' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  },
  'dap-employee-card': async (page) => {
    await field(page, 'name').fill('Ali');
    await field(page, 'title').fill('Driver');
    await submit(page).click();
  },
  'dap-language-switcher': async (page) => {
    await page.getByRole('combobox').click();
    await page.getByRole('option').first().click();
  },
};

/** The events of a table of the tags, each with the keys of its detail. */
const promised = (heading: string) =>
  Object.fromEntries((tables(heading).at(-1) ?? []).map(([name, , detail]) => [code(name), namesIn(detail)]));

/** A widget on a partner's page that takes down every event it sends, whether anybody listens for it or not. */
async function heardOn(tag: string, prepare: (page: Page) => unknown = () => {}) {
  const policy = strictPolicy(it.site(), it.site());
  const page = await partnerPage(it, { body: `<${tag} loading="eager"></${tag}>`, policy });
  await page.addInitScript(() => {
    const heard: Record<string, string[]> = {};
    Reflect.set(window, 'heard', heard);
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      const keys = Object.keys(Reflect.get(event, 'detail') ?? {}).sort();
      if (event.type.startsWith('dap-')) heard[event.type] = keys;
      return dispatch.call(this, event);
    };
  });
  await prepare(page);
  await page.reload();
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  return { page, heard };
}

const { 'dap-error': reason, ...shown } = promised('Every widget');

test.each(Array.from(api.matchAll(/^### `<(dap-[\w-]+)>`$/gm), ([, tag]) => String(tag)))(
  '<%s> sends the events that its table names, with those details, and no other',
  async (tag) => {
    const { page, heard } = await heardOn(tag);
    await expect.poll(heard).toEqual(shown);
    await visits[tag]?.(page);
    await expect.poll(heard).toEqual({ ...shown, ...promised(`\`<${tag}>\``) });
  },
);

test('a widget whose code cannot be fetched says so as the table does', async () => {
  const { heard } = await heardOn('dap-order-form', (page) =>
    page.route(/\/embed\/order-form/, (route) => route.abort()),
  );
  await expect.poll(heard).toEqual({ 'dap-error': reason });
  it.noise.splice(0);
});

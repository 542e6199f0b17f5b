import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field, fill, good, hydrate, panel, partnerForm, submit, values } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const english = widgetTexts.en;

const it = stage();

/** What the browser keeps of the order. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('dap_order') ?? '');

describe('a draft', () => {
  test('survives a reload, a new language and Back, code included', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page, { ...good, message: 'Two\nlines' });
    await page.locator('form').getByRole('combobox').click();
    await page.getByRole('option').nth(1).click();
    const expected = { company: '', ...good, countryCode: '+964', message: 'Two\nlines' };
    await page.reload();
    await expect.poll(async () => (await values(page)).name).toBe('Laith');
    expect({ ...(await values(page)), message: 'Two\nlines' }).toEqual(expected);

    await page.getByRole('link', { name: '日本語' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja');
    expect((await values(page)).name).toBe('Laith');
    expect(new URL(page.url()).pathname).toBe('/ja/');
    expect(await page.title()).toContain('肥料');

    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(async () => (await values(page)).name).toBe('Laith');
  });

  test('after WhatsApp opened and the tab was killed, the request can still be brought back', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await submit(page).click();
    await page.locator('.toast').waitFor();
    await page.reload();
    await page.getByRole('button', { name: english['panel.restore'] }).click();
    expect(await values(page)).toMatchObject(good);
  });

  test('that was sent leaves the storage when the visitor says so, and the form is for another one', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await submit(page).click();
    await page.locator('.toast').waitFor();
    expect(await kept(page)).toContain(good.name);
    await panel(page).getByRole('button', { name: english['panel.sent'] }).click();
    await expect.poll(() => panel(page).count()).toBe(0);
    expect(await kept(page)).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  test('that was sent is forgotten after half an hour, by the page and by a later visit', async () => {
    const page = await it.open('/robots.txt');
    await page.clock.install();
    await page.goto(`${it.site()}/en/`);
    await hydrate(page);
    await fill(page);
    await submit(page).click();
    await page.clock.runFor(2000);
    await panel(page).getByText(english['panel.kept']).waitFor();
    const sent = await kept(page);
    await page.clock.runFor('29:00');
    expect(await panel(page).count()).toBe(1);
    await page.clock.runFor('02:00');
    await expect.poll(() => panel(page).count()).toBe(0);
    expect(await kept(page)).toBe('');
    await page.evaluate((draft) => sessionStorage.setItem('dap_order', draft), sent);
    await page.reload();
    await expect.poll(() => kept(page)).toBe('');
    expect(await panel(page).count()).toBe(0);
    expect((await values(page)).name).toBe('');
  });

  test('does not go along into the tab of the chat', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    const opened = page.context().waitForEvent('page');
    await submit(page).click();
    const chat = await opened;
    await chat.goto(`${it.site()}/en/`);
    expect(await kept(chat)).toBe('');
    expect((await values(chat)).name).toBe('');
    expect(await kept(page)).toContain(good.name);
  });

  test('is not written before anything was typed, and goes when everything is deleted', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    const stored = () => page.evaluate(() => sessionStorage.getItem('dap_order'));
    expect(await stored()).toBe(null);
    await field(page, 'name').pressSequentially('L');
    expect(await stored()).toContain('"name":"L"');
    await page.keyboard.press('Backspace');
    expect(await stored()).toBe(null);
  });

  test('stays in memory on a partner’s page', async () => {
    const page = await partnerForm(it);
    await fill(page);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await page.evaluate(async () => {
      const element = document.querySelector('dap-order-form') as Element;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.body.append(element);
    });
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Laith');
  });
});

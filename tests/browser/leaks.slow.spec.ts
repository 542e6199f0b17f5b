import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field, fill, good, submit, untilHydrated } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** What the browser holds for a page, after it has thrown away what it can. */
type Held = { listeners: number; nodes: number; heap: number };

async function held(devtools: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
}

/** Does something often, and compares what is held with what was held when it had been done a few times. */
async function rounds(page: Page, count: number, round: (at: number) => Promise<unknown>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  const warm = Math.ceil(count / 5);
  for (let at = 0; at < warm; at++) await round(at);
  const before = await held(devtools);
  for (let at = warm; at < warm + count; at++) await round(at);
  const after = await held(devtools);
  // Less than one listener, two nodes and four kilobytes a round: what a leak adds is more in each.
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(count / 2);
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(count * 2);
  expect(after.heap - before.heap, 'heap').toBeLessThan(count * 4000);
}

const opened = async (page: Page, button: string, window: string) => {
  await page.locator(button).first().click();
  await page.locator(window).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator(window).first().waitFor({ state: 'hidden' });
};

describe('fifty rounds of opening and closing leave nothing behind', () => {
  const still = { reducedMotion: 'reduce' as const };
  const tags = ['gallery', 'business-card', 'order-form', 'language-switcher'];
  const body = tags.map((tag) => `<dap-${tag} loading="eager"></dap-${tag}>`).join('');

  test.each([
    ['a picture', 'dap-gallery .thumb', 'dialog[open]'],
    ['the company card', 'dap-business-card .button', 'dialog[open]'],
    ['the list of countries', 'dap-order-form [role=combobox]', '[role=listbox]'],
    ['the list of languages', 'dap-language-switcher [role=combobox]', '[role=listbox]'],
  ])('%s, on a partner’s page', { timeout: 240_000 }, async (_, button, window) => {
    const page = await partnerPage(it, { body }, still);
    await page.locator(button).first().waitFor();
    await rounds(page, 50, () => opened(page, button, window));
  });

  test('the menu of the site', { timeout: 240_000 }, async () => {
    const page = await it.open('/ar/', still);
    const button = 'header [aria-haspopup=menu]';
    await rounds(page, 50, () => opened(page, button, '[role=menu]'));
  });
});

test('one page through two hundred orders, languages and routes stays as it was', {
  timeout: 400_000,
}, async () => {
  const page = await it.open('/en/', { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const sent: string[] = [];
    const open = (url: string) => {
      sent.push(url);
      return { opener: null };
    };
    Object.assign(window, { open, sent, marked: true });
  });
  const sent = () => page.evaluate(() => Reflect.get(window, 'sent').length as number);
  const form = "document.querySelector('form.form')";
  const languages = ['ar', 'en', 'fa', 'fr', 'ja'];
  let [route, language, orders] = [0, 'en', 0];
  const goTo = async (path: string) => {
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
  };
  const steps = [
    async () => {
      language = languages[(languages.indexOf(language) + 1) % 5] ?? 'ar';
      await page.locator(`footer [hreflang=${language}]`).click();
      await page.waitForURL(`**/${language}/**`);
    },
    async () => goTo(`/${language}${['/company-profile', '/employee-card'][route++ % 2]}`),
    async () => goTo(`/${language}/`),
    async () => {
      await untilHydrated(page, form);
      await fill(page, { ...good, name: `Laith ${orders}` });
      await submit(page).click();
      await expect.poll(sent).toBe(++orders);
      await expect.poll(() => field(page, 'name').inputValue()).toBe('');
    },
  ];
  await rounds(page, 160, (at) => steps[at % steps.length]?.() ?? Promise.resolve());
  expect(orders).toBeGreaterThanOrEqual(45);
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
  const last = await page.evaluate(() => String(Reflect.get(window, 'sent').at(-1)));
  expect(decodeURIComponent(last)).toContain(`Laith ${orders - 1}`);
});

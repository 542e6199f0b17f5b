import type { Page } from 'playwright-core';
import { field, fill, good, submit } from './form.ts';

/** What a visitor does to make a widget show and tell all that it can. */
export const visits: Record<string, (page: Page) => Promise<void>> = {
  'dap-order-form': async (page) => {
    await fill(page);
    await submit(page).click();
    await page.locator('.panel').waitFor();
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
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
  },
  'dap-language-switcher': async (page) => {
    await page.getByRole('combobox').click();
    await page.getByRole('option').first().click();
  },
};

/** A value that is given to an attribute or a property, and whether the page shows it. */
export type Check = {
  value: unknown;
  /** What the attribute says, where a property takes another type. */
  text?: string;
  shows: (page: Page) => Promise<boolean>;
  /** Before it is shown again, and after. */
  first?: (page: Page) => Promise<unknown>;
  /** It acts once, so that taking it away takes nothing back. */
  stays?: true;
};

const there = (selector: string) => async (page: Page) => (await page.locator(selector).count()) > 0;
const heading: Check = { value: '4', shows: there('.widget [part=heading] > h4') };

/** Of what one tag has, by its name in the manifest. */
export const checks: Record<string, Record<string, Check>> = {
  'dap-order-form': {
    whatsapp: { value: '9647701234567', shows: there('.panel a[href*="wa.me/9647701234567"]') },
    phone: { value: '962791112223', shows: there('.panel a[href="tel:+962791112223"]') },
    email: { value: 'buyer@shop.example', shows: there('.panel a[href^="mailto:buyer@shop.example"]') },
    recipient: { value: 'Shop Ltd', shows: there('.recipient:has-text("Shop Ltd")') },
    'min-quantity': { value: 77, text: '77', shows: there('.hint:has-text("77")') },
    'country-code': {
      value: '+964',
      shows: async (page) => (await field(page, 'countryCode').inputValue()) === '+964',
    },
    partner: { value: 'Acme', shows: there('.panel ~ details dd:has-text("Acme")') },
    'heading-level': heading,
    prefill: {
      value: 'company=Shop',
      first: (page) => field(page, 'company').fill(''),
      shows: async (page) => (await field(page, 'company').inputValue()) === 'Shop',
      stays: true,
    },
  },
  'dap-gallery': {
    images: { value: ['/icon?a', { src: '/icon?b' }], shows: there('img[src$="icon?b"]') },
  },
  'dap-business-card': { 'heading-level': heading },
  'dap-employee-card': { 'heading-level': heading },
  'dap-language-switcher': {
    persist: {
      value: true,
      text: '',
      first: (page) => page.evaluate(() => localStorage.clear()),
      shows: async (page) => {
        // The other one of two, so that each time is a choice.
        const chosen = await page.locator('.widget').getAttribute('lang');
        await page.getByRole('combobox').click();
        await page.locator(`[role=option]:has([lang=${chosen === 'fr' ? 'en' : 'fr'}])`).click();
        return page.evaluate(() => localStorage.getItem('dap_lng') !== null);
      },
    },
  },
};

/** Of what every tag has. */
export const everywhere: Record<string, Check> = {
  lang: { value: 'fr', shows: there('.widget[lang=fr]') },
  dir: { value: 'rtl', shows: there('.widget[dir=rtl]') },
  theme: {
    value: 'dark',
    shows: (page) =>
      page.locator('.widget').evaluate((widget) => getComputedStyle(widget).colorScheme === 'dark'),
  },
};

/** Of what may be called; each begins with a form that is filled in. */
export const calls: Record<string, (page: Page) => Promise<boolean>> = {
  reset: async (page) => (await field(page, 'name').inputValue()) === '',
  sent: there('.panel:has-text("has been sent")'),
};
export const filled = (page: Page) => fill(page, good);

/** A value of each custom property, where it is seen in a filled form, and as what. */
export const looks: Record<string, { value: string; on: string; property: string; reads?: string }> = {
  '--dap-color-brand': {
    value: 'rgb(170, 0, 0)',
    on: '[type=submit]',
    property: 'background-color',
  },
  '--dap-color-on-brand': { value: 'rgb(255, 255, 0)', on: '[type=submit]', property: 'color' },
  '--dap-color-surface': { value: 'rgb(255, 255, 240)', on: '[name=name]', property: 'background-color' },
  '--dap-color-text': { value: 'rgb(0, 0, 60)', on: '[name=name]', property: 'color' },
  '--dap-color-border': { value: 'rgb(120, 0, 120)', on: '[name=name]', property: 'border-top-color' },
  '--dap-radius': { value: '13px', on: '[name=name]', property: 'border-top-left-radius' },
  '--dap-font': { value: 'monospace', on: '[name=name]', property: 'font-family' },
  '--dap-space': { value: '7px', on: '.form', property: 'column-gap', reads: '28px' },
};

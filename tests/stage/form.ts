import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { type CountryCode, fullPhone } from '../../widgets/text/phone.ts';
import { hydrated } from './hydrated.ts';
import { partnerPage } from './partner-page.ts';
import type { Stage } from './stage.ts';

/** A control by its name. */
export const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
export const submit = (page: Page) => page.locator('[type=submit]');
/** What stands in the form after a submit. */
export const panel = (page: Page) => page.locator('.panel');
export const good = {
  name: 'Laith',
  phone: '0790000000',
  email: 'laith@example.com',
  quantity: String(Math.max(1000, company.minimumOrder)),
};
/** The number that answers a country. */
export const chatOf = (country: CountryCode) => company.whatsappIn?.[country] || company.whatsapp;
/** The one that a form as it begins sends to. */
export const goodChat = chatOf(company.defaultCountry);
/** Its phone as it leaves, behind the code that the form begins with. */
export const goodPhone = fullPhone(good.phone, company.defaultCountry);

export async function fill(page: Page, values: Record<string, string> = good) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
/** Waits until React has taken an element over. Asked from outside, because a strict policy lets no page ask itself. */
export async function untilHydrated(page: Page, element: string) {
  await expect.poll(() => page.evaluate(hydrated(element)), { timeout: 30_000 }).toBe(true);
}
/** Touches the form, and waits until React has taken it over. */
export async function hydrate(page: Page) {
  await field(page, 'name').focus();
  await untilHydrated(page, "document.querySelector('form')");
}
/** All that the form holds, by name. */
export const values = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement)));

/** What the README gives to pages that show the form at their top. */
const reserve = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  .split('```css')[1]
  ?.split('```')[0];

/** A partner's page with the form on it and a paragraph behind it. */
export function partnerForm(stage: Stage, attributes = '', options = {}): Promise<Page> {
  const head = `<style>${reserve}</style>`;
  const form = `<dap-order-form ${attributes}><a href="https://wa.me/1">WhatsApp</a></dap-order-form>`;
  return partnerPage(stage, { head, body: `${form}<p>After</p>` }, options);
}

import type { Page } from 'playwright-core';
import { languageCodes } from '../../widgets/language/languages.ts';
import { untilHydrated } from './form.ts';

const routes = ['/', '/company-profile', '/employee-card'];
/** The fifteen pages. */
export const paths = languageCodes.flatMap((code) => routes.map((route) => `/${code}${route}`));
export const desktop = { viewport: { width: 1280, height: 800 } };

/** Touches the page, and waits until React has it. */
export async function wake(page: Page) {
  await page.locator('.logo').focus();
  await untilHydrated(page, "document.querySelector('header')");
}
/** Language and direction of a page. */
export const speaks = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** How far below the top of the window a section begins, in px. */
export const top = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 1e6, id);
/** True for the life of a document: gone after a reload. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
export const marked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

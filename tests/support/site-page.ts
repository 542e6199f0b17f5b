import { expect, type Locator, type Page } from '@playwright/test';
import { languageCodes, languages } from '../../widgets/i18n/languages.ts';

/** The fifteen pages with their language and direction. */
export const sitePages = languageCodes.flatMap((lang) =>
  ['/', '/company-profile', '/employee-card'].map((route) => ({
    path: `/${lang}${route}`,
    lang,
    dir: languages[lang].direction,
  })),
);

/** Runs in the page: whether React has hydrated it. */
export const isHydrated = () =>
  Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps'));

/** A page of the site: header, language and hydration. */
export class SitePage {
  readonly page: Page;
  readonly switcher: Locator;
  readonly menuButton: Locator;
  readonly html: Locator;

  constructor(page: Page) {
    this.page = page;
    this.switcher = page.locator('.header').getByRole('combobox');
    this.menuButton = page.locator('.header [popovertarget=menu]');
    this.html = page.locator('html');
  }

  /** Touches the page and waits until React has hydrated it. */
  async hydrate(): Promise<void> {
    await this.page.locator('.logo').focus();
    await this.page.waitForFunction(isHydrated);
  }

  async chooseLanguage(name: string): Promise<void> {
    await this.switcher.click();
    await this.page.getByRole('option', { name }).click();
  }

  async expectLanguage(lang: string, dir: string): Promise<void> {
    await expect(this.html).toHaveAttribute('lang', lang);
    await expect(this.html).toHaveAttribute('dir', dir);
  }

  /** Marks the document. A reload removes the mark. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Reflect.set(window, 'marked', true));
  }

  async expectNoReload(): Promise<void> {
    expect(await this.page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
  }
}

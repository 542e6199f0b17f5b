import { expect, type Locator, type Page } from '@playwright/test';
import { directions, languageCodes } from '../../widgets/i18n/languages.ts';

/** The fifteen pages with their language and direction. */
export const sitePages = languageCodes.flatMap((lang) =>
  ['/', '/company-profile', '/employee-card'].map((route) => ({
    path: `/${lang}${route}`,
    lang,
    dir: directions[lang],
  })),
);

/** Runs in the page: whether React has hydrated an island. */
export const isHydrated = (island: string) =>
  Object.keys(document.querySelector(`[data-island="${island}"] > *`) ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );

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

  /** Focuses an island and waits until React has hydrated it. */
  async hydrate(island: string): Promise<void> {
    const control = this.page.locator(`[data-island="${island}"] :is(a, button, input, [tabindex="0"])`);
    await control.first().focus();
    await this.page.waitForFunction(isHydrated, island);
  }

  /** The names of the islands of the page. */
  async islands(): Promise<string[]> {
    return this.page
      .locator('[data-island]')
      .evaluateAll((all) => all.map((root) => (root as HTMLElement).dataset.island ?? ''));
  }

  async chooseLanguage(name: string): Promise<void> {
    await this.switcher.click();
    await this.page.getByRole('option', { name }).click();
  }

  async expectLanguage(lang: string, dir: string): Promise<void> {
    await expect(this.html).toHaveAttribute('lang', lang);
    await expect(this.html).toHaveAttribute('dir', dir);
  }
}

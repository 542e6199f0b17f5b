import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { messageLines, sampleOrder } from './sample-order.ts';

export { messageLines, sampleOrder };

/** The order form, on the site and on a partner's page. Locators also match in the shadow root. */
export class OrderFormPage {
  readonly page: Page;
  readonly form: Locator;
  readonly submitButton: Locator;
  readonly panel: Locator;
  readonly toast: Locator;
  readonly #root: Page | FrameLocator | Locator;

  /** @param root contains one order form; by default the page */
  constructor(page: Page, root: Page | FrameLocator | Locator = page) {
    this.page = page;
    this.#root = root;
    this.form = root.locator('form.form');
    this.submitButton = this.form.locator('[type=submit]');
    this.panel = root.locator('.panel, .sent');
    this.toast = root.locator('.toast');
  }

  /** Opens the form of the site, ready for input. */
  static async open(page: Page, language = 'en', size?: { width: number; height: number }) {
    if (size) await page.setViewportSize(size);
    await page.goto(`/${language}/`);
    const form = new OrderFormPage(page);
    await form.hydrate();
    return form;
  }

  /** A control by its `name` attribute. */
  field(name: string): Locator {
    return this.form.locator(`[name=${name}]`);
  }

  async fill(values: Record<string, string> = sampleOrder): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async expectValues(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await expect(this.field(name)).toHaveValue(value);
  }

  /** Focuses the form and waits until its interactive parts have loaded. */
  async hydrate(): Promise<void> {
    // The first focus starts hydration; the form notices the next one.
    await expect(async () => {
      await this.field('email').focus();
      await this.field('name').focus();
      const recipient = await this.#root.locator('.recipient').textContent({ timeout: 500 });
      expect(recipient).not.toBe('');
    }).toPass({ intervals: [50] });
  }

  /** The country code and its list. */
  get countryCode(): Locator {
    return this.form.getByRole('combobox').first();
  }

  async chooseCountry(code: string): Promise<void> {
    await this.countryCode.click();
    await this.#root.getByRole('option').filter({ hasText: code }).click();
    await expect(this.field('countryCode')).toHaveValue(code);
  }

  /** Makes the browser block new tabs. */
  async blockTabs(): Promise<void> {
    await this.page.evaluate(() => {
      window.open = () => null;
    });
  }

  /** Clicks the submit button. @returns the tab with the chat */
  async submit(): Promise<Page> {
    const popup = this.page.waitForEvent('popup');
    await this.submitButton.click();
    const chat = await popup;
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
    return chat;
  }

  /** Fills in the form and sends it. @returns the chat link that was opened */
  async send(values?: Record<string, string>): Promise<URL> {
    await this.fill(values);
    return new URL((await this.submit()).url());
  }
}

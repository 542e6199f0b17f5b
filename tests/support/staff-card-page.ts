import { expect, type Locator, type Page } from '@playwright/test';
import { downloadFrom } from './business-card-page.ts';

/** Details of an employee by the `name` attributes of the controls. */
export const sampleEmployee = {
  name: 'ليث العبدالله',
  title: 'مدير المبيعات',
  phone: '0790000000',
  email: 'laith@example.com',
};

/** The staff card generator, on the site and on a partner's page. */
export class StaffCardPage {
  readonly page: Page;
  readonly generateButton: Locator;
  readonly photo: Locator;
  readonly card: Locator;
  readonly code: Locator;

  constructor(page: Page) {
    this.page = page;
    this.generateButton = page.locator('.employee-card [type=submit]');
    this.photo = page.locator('.employee-card form canvas');
    this.card = page.locator('.badge');
    this.code = this.card.locator('.contact-code');
  }

  /** A control by its `name` attribute. */
  field(name: string): Locator {
    return this.page.locator(`.employee-card form [name=${name}]`);
  }

  async fill(values: Record<string, string> = sampleEmployee): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  /** Fills in the form and generates the card. */
  async generate(values?: Record<string, string>): Promise<void> {
    await this.fill(values);
    await this.generateButton.click();
    await expect(this.card.getByRole('img')).toBeVisible();
  }

  /** @returns name and text of the downloaded contact file */
  download(): Promise<{ fileName: string; text: string }> {
    return downloadFrom(this.page, this.page.locator('.employee-card a[download]'));
  }
}

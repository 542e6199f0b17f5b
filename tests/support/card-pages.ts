import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The company card, on the site and on a partner's page. Locators also match in the shadow root. */
export class BusinessCardPage {
  readonly page: Page;
  readonly showButton: Locator;
  readonly dialog: Locator;
  readonly code: Locator;
  readonly enlargeButton: Locator;
  readonly enlarged: Locator;

  constructor(page: Page) {
    this.page = page;
    this.showButton = page.locator('.business-card [aria-haspopup=dialog]');
    this.dialog = page.locator('dialog.business-card-dialog');
    this.enlargeButton = this.dialog.locator('.contact-code');
    this.code = this.enlargeButton.locator('svg[role=img]');
    this.enlarged = this.dialog.locator('dialog.contact-code-enlarged');
  }

  async open(): Promise<void> {
    await this.showButton.click();
    await expect(this.code).toBeVisible();
  }

  /** @returns name and text of the downloaded contact file */
  download(): Promise<{ fileName: string; text: string }> {
    return downloadFrom(this.page, this.dialog.locator('a[download]'));
  }
}

/** Clicks a link. @returns name and text of the downloaded file */
export async function downloadFrom(page: Page, link: Locator): Promise<{ fileName: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  return { fileName: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

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
    this.photo = page.locator('.employee-card form img');
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

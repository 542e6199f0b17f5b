import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../../widgets/language/languages.ts';
import type { Translated } from '../../widgets/language/translated.ts';
import { partnerPage } from './partner-page.ts';
import type { Stage } from './stage.ts';
import { widgetTexts } from './widget-texts.ts';

export const people: Translated<{ name: string; title: string }> = {
  ar: { name: 'ليث العبدالله', title: 'مدير المبيعات' },
  en: { name: "Siobhán O'Connor", title: 'Sales; logistics, and more' },
  fa: { name: 'آرش می‌خواهد', title: 'مدیر فروش' },
  fr: { name: 'Hélène Lefèvre', title: 'Directrice des ventes' },
  ja: { name: '山田 太郎', title: '営業部長' },
};

/** An Arabic page with the tag alone. */
export const staffPage = (stage: Stage, options: BrowserContextOptions = {}) =>
  partnerPage(stage, { lang: 'ar', body: '<dap-employee-card></dap-employee-card>' }, options);

export async function fill(page: Page, { name, title, phone = '', email = '' }: Record<string, string>) {
  await page.locator('[name=name]').fill(name ?? '');
  await page.locator('[name=title]').fill(title ?? '');
  await page.locator('[name=phone]').fill(phone);
  await page.locator('[name=email]').fill(email);
}

export const generate = (page: Page) => page.locator('[type=submit]').click();
export const card = (page: Page) => page.locator('.badge');

export async function savedCard(page: Page, language: Language): Promise<{ fileName: string; file: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: widgetTexts[language]['card.download'] }).click();
  const saved = await download;
  return { fileName: saved.suggestedFilename(), file: readFileSync(await saved.path(), 'utf8') };
}

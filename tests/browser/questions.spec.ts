import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { minimumOrder } from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { hydrate } from '../stage/form.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../src/locales/${language}.json`, import.meta.url), 'utf8'));
const questions = (page: Page) => page.locator('.questions details');
const textOf = async (page: Page, link: string) =>
  new URL((await page.locator(link).first().getAttribute('href')) ?? '').searchParams.get('text');

describe('before one asks', () => {
  test.each(languageCodes)(
    'what is known is answered in %s, and what is not is not asked',
    async (language) => {
      const page = await it.open(`/${language}/`, { javaScriptEnabled: false });
      const words = wordsOf(language);
      expect(await page.locator('.questions h2').textContent()).toBe(words['questions.title']);
      expect(await questions(page).locator('summary').allTextContents()).toEqual(
        ['minimum', 'payment', 'properties', 'customs'].map((name) => words[`questions.${name}`]),
      );
      const minimum = questions(page).first();
      expect(await minimum.locator('p').isVisible()).toBe(false);
      await minimum.locator('summary').click();
      expect(await minimum.locator('p').isVisible()).toBe(true);
      const said = (await minimum.locator('p').textContent()) ?? '';
      expect(said).toContain(formatNumber(minimumOrder, language));
      expect(said).toContain(formatNumber(minimumOrder * 20, language));
    },
  );

  test('a question is opened and closed by keyboard, and stays open when the page comes alive', async () => {
    const page = await it.open('/en/');
    const customs = questions(page).last();
    await customs.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => customs.locator('p').isVisible()).toBe(true);
    await hydrate(page);
    expect(await customs.locator('p').textContent()).toContain('3105.30');
    expect(await customs.locator('p').isVisible()).toBe(true);
    await customs.locator('summary').press('Enter');
    await expect.poll(() => customs.locator('p').isVisible()).toBe(false);
  });
});

test.each(languageCodes)(
  'who asks in %s finds his own words in the chat; only the header’s stay Arabic',
  async (language) => {
    const page = await it.open(`/${language}/`);
    const words = wordsOf(language);
    expect(await textOf(page, '.ask a')).toBe(words['chat.inquiry']);
    expect(await textOf(page, '#contact a[href*="wa.me"]')).toBe(words['chat.inquiry']);
    expect(await textOf(page, '#product-detail a[href*="wa.me"].button')).toBe(words['chat.productInquiry']);
    expect(await textOf(page, 'header a[href*="wa.me"]')).toMatch(/^مرحبًا/);
  },
);

describe('pictures that are no photographs say so', () => {
  test.each(languageCodes)('to search engines, in %s', async (language) => {
    const page = await it.open(`/${language}/`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const product = data['@graph'].find((one: { '@type': string }) => one['@type'] === 'Product');
    expect(product.image.caption).toBe(wordsOf(language)['product.imageNote']);
  });

  test('beside the sack, and in a partner’s gallery; a partner’s own pictures do not', async () => {
    const site = await it.open('/en/');
    const note = wordsOf('en')['product.imageNote'] ?? '';
    expect(await site.locator('#product-detail').getByText(note).isVisible()).toBe(true);
    const ours = await partnerPage(it, { body: '<dap-gallery loading="eager"></dap-gallery>' });
    await ours.getByText(widgetTexts.en['gallery.note']).first().waitFor();
    const theirs = await partnerPage(it, {
      body: `<dap-gallery loading="eager"><img src="${it.site()}/pictures/app-icon-512.png" alt="Mark"></dap-gallery>`,
    });
    await theirs.locator('.thumb').waitFor();
    expect(await theirs.getByText(widgetTexts.en['gallery.note']).count()).toBe(0);
  });
});

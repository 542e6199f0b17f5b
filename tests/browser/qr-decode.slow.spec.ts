import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import { inLanguage, type Translated } from '../../widgets/language/translated.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { scannedBy, scanners } from '../stage/scanners.ts';
import { staffPage } from '../stage/staff-card.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const { site } = it;

/** Short and long people in every language; phone and e-mail as they come. */
const people: Translated<{ short: [name: string, title: string]; long: [name: string, title: string] }> = {
  ar: {
    short: ['علي حسن', 'سائق'],
    long: ['عبد الرحمن محمد سليمان الخصاونة', 'مدير المبيعات الإقليمية والخدمات اللوجستية'],
  },
  en: {
    short: ['Ali Hasan', 'Driver'],
    long: [
      "Alexander Montgomery-O'Connor the Third",
      'Deputy head of regional sales, logistics and customer relations',
    ],
  },
  fa: {
    short: ['علی رضایی', 'راننده'],
    long: ['محمدرضا حسینی‌نژاد اصفهانی', 'مدیر فروش منطقه‌ای و خدمات مشتریان'],
  },
  fr: {
    short: ['Hélène Noël', 'Gérante'],
    long: [
      'Marie-Françoise Lefèvre-Châteauneuf',
      'Directrice régionale des ventes, de la logistique et de l’après-vente',
    ],
  },
  ja: {
    short: ['佐藤 花子', '課長'],
    long: ['長谷川 龍之介', '西日本営業本部 第一営業部 部長代理兼物流担当'],
  },
};

const densities = [1, 2, 3];
const lengths = ['short', 'long'] as const;
const table: Record<string, Record<string, number>> = {};

/** Counts which scanner read a code, for the table. */
async function scan(what: string, density: number, png: Buffer, text: string): Promise<string[]> {
  const names = await scannedBy(png, text);
  const row = table[`${what}, ${density}×`] ?? { codes: 0 };
  table[`${what}, ${density}×`] = row;
  row.codes = (row.codes ?? 0) + 1;
  for (const name of Object.keys(scanners)) row[name] = (row[name] ?? 0) + (names.includes(name) ? 1 : 0);
  return names;
}

/** What a code of so many octets must say: the file unfolded, less what is dropped until it fits. */
function codeText(href: string, limit: number): string {
  let text = decodeURIComponent(href.slice(href.indexOf(',') + 1)).replace(/\r\n /g, '');
  for (const property of ['NOTE', 'URL', 'ORG', 'EMAIL', 'TITLE']) {
    if (Buffer.byteLength(text) <= limit) break;
    text = text.replace(new RegExp(`^${property}[:;].*\r\n`, 'gm'), '');
  }
  return text;
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((code) => Object.assign(document.documentElement, { lang: code }), language);
  await page.locator(`.widget[lang=${language}] button`).first().waitFor();
}

const download = (page: Page) => page.locator('a[download]').getAttribute('href');

afterAll(() => {
  const shown = Object.entries(table).map(([what, { codes, ...read }]) => ({
    code: what,
    ...Object.fromEntries(Object.entries(read).map(([name, count]) => [name, `${count} of ${codes}`])),
  }));
  console.table(shown);
});

describe.each(densities)('on a screen with %i pixels for each CSS pixel', (density) => {
  const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: density };

  test('the company’s code, small and enlarged, in five languages', async () => {
    const page = await partnerPage(
      it,
      { lang: 'ar', body: '<dap-business-card></dap-business-card>' },
      phone,
    );
    for (const language of languageCodes) {
      await speak(page, language);
      await page.locator('.business-card .head button').click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      const href = (await download(page)) ?? '';
      const small = await page.locator('.contact-code').screenshot({ animations: 'disabled' });
      const read = await scan('company, 220 px', density, small, codeText(href, 500));
      expect(read, language).toContain('zxing');
      const short = page.locator('.code-link');
      const shown = await short.screenshot({ animations: 'disabled' });
      const readShort = await scan('company, short code', density, shown, `${site()}/c/`);
      expect(readShort.length, `${language}: ${readShort}`).toBeGreaterThanOrEqual(2);
      await page.locator('.contact-code').click();
      await page.locator('.enlarged .qr').waitFor();
      const large = await page.screenshot({ animations: 'disabled' });
      const readLarge = await scan('company, enlarged', density, large, codeText(href, 1272));
      expect(readLarge.length, `${language}: ${readLarge}`).toBeGreaterThanOrEqual(2);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
  });

  test.each(lengths)(
    'the codes of staff with %s names, small and enlarged, in five languages',
    async (length) => {
      const page = await staffPage(it, phone);
      for (const language of languageCodes) {
        await speak(page, language);
        const [name, title] = inLanguage(people, language)[length];
        await page.locator('[name=name]').fill(name);
        await page.locator('[name=title]').fill(title);
        await page.locator('[name=phone]').fill('0790000000');
        await page
          .locator('[name=email]')
          .fill(length === 'short' ? '' : 'someone.with.a.long.name@example-company.com');
        await page.locator('[type=submit]').click();
        await page.locator('.badge .qr').waitFor();
        const href = (await download(page)) ?? '';
        const small = await page.locator('.contact-code').screenshot({ animations: 'disabled' });
        const read = await scan(`staff, 128 px, ${length} name`, density, small, codeText(href, 250));
        expect(read, language).toContain('zxing');
        const short = page.locator('.code-link');
        const link = (await short.getAttribute('href')) ?? '';
        const shown = await short.screenshot({ animations: 'disabled' });
        const readShort = await scan(`staff, short code, ${length} name`, density, shown, link);
        expect(readShort.length, `${language}: ${readShort}`).toBeGreaterThanOrEqual(2);
        await page.locator('.contact-code').click();
        await page.locator('.enlarged .qr').waitFor();
        const large = await page.screenshot({ animations: 'disabled' });
        const readLarge = await scan(`staff, enlarged, ${length} name`, density, large, codeText(href, 1272));
        expect(readLarge.length, `${language}: ${readLarge}`).toBeGreaterThanOrEqual(2);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      }
    },
  );

  test.each([
    ['Arabic', 'ن'.repeat(200), 'م'.repeat(90)],
    ['Latin', 'n'.repeat(200), 'm'.repeat(200)],
  ])('the longest %s names that the form takes, enlarged on the narrowest phone', async (_, name, title) => {
    const page = await staffPage(it, { ...phone, viewport: { width: 320, height: 568 } });
    await page.locator('[name=name]').fill(name);
    await page.locator('[name=title]').fill(title);
    await page.locator('[name=phone]').fill('0790000000');
    await page.locator('[type=submit]').click();
    await page.locator('.badge').waitFor();
    const href = (await download(page)) ?? '';
    await page.locator('.preview .ways .way').first().click();
    await page.locator('.enlarged .qr').waitFor();
    const large = await page.screenshot({ animations: 'disabled' });
    const readLarge = await scan('staff, enlarged, longest name', density, large, codeText(href, 1272));
    expect(readLarge.length, `${readLarge}`).toBeGreaterThanOrEqual(2);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { companyName } from '../../widgets/company/names.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import ar from '../../widgets/locales/ar.cards.json' with { type: 'json' };
import { scannedBy } from '../stage/scanners.ts';
import { dist } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const { open, site } = stage();
const person = {
  name: 'ليث العبدالله',
  title: 'مدير المبيعات',
  phone: '0790000000',
  email: 'laith@example.com',
};
const file = (page: Page) => page.locator('main a[download]').getAttribute('href');

/** Makes a card on the page for staff. */
async function make(page: Page) {
  for (const [name, value] of Object.entries(person)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
  await page.locator('.code-link').waitFor();
}

describe('the page of the codes', () => {
  test.each(languageCodes)('shows the company’s card in %s, with its file', async (language) => {
    const page = await open(`/${language}/c/`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      inLanguage(companyName, language),
    );
    expect(decodeURIComponent((await file(page)) ?? '')).toContain(`FN:${inLanguage(companyName, language)}`);
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
    await page.locator('main .qr').waitFor();
  });

  test('without a language in its path speaks the visitor’s, and keeps what stands behind the #', async () => {
    const page = await open('/c/#SOMETHING', { locale: 'fr-CA' });
    expect(page.url()).toBe(`${site()}/fr/c/#SOMETHING`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('is left out by search engines and the map of the site', () => {
    for (const folder of ['c', 'en/c']) {
      expect(readFileSync(join(dist, folder, 'index.html'), 'utf8')).toContain(
        '<meta name="robots" content="noindex">',
      );
    }
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain('/c<');
  });

  test('says so when a link is cut, and shows the company', async () => {
    const page = await open('/en/c/#ZZZZ');
    await page.getByText('could not be read').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(companyName.en);
  });
});

describe('the short code of a person', () => {
  test('leads to the same card: same facts, same file, in the language of whoever scans it', async () => {
    const page = await open('/ar/employee-card');
    await make(page);
    const link = (await page.locator('.code-link').getAttribute('href')) ?? '';
    const shown = await page.locator('.code-link').screenshot();
    expect((await scannedBy(shown, link)).length).toBeGreaterThanOrEqual(2);

    const asked: string[] = [];
    const other = await open('/ar/');
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await other.getByRole('heading', { name: person.name }).waitFor();
    expect(await file(other)).toBe(await file(page));
    await other.getByText(person.title).waitFor();
    expect(asked.filter((url) => url.includes(link.split('#')[1] ?? '!'))).toEqual([]);

    const english = await open(link.replace(site(), ''), { locale: 'en-US' });
    await english.getByRole('heading', { name: person.name }).waitFor();
    expect(await english.locator('main').textContent()).toContain(companyName.en);
  });

  test('stays the person’s when the language is switched', async () => {
    const page = await open('/ar/employee-card', { viewport: { width: 1280, height: 800 } });
    await make(page);
    const link = (await page.locator('.code-link').getAttribute('href')) ?? '';
    const other = await open(link.replace(site(), ''), { viewport: { width: 1280, height: 800 } });
    await other.getByRole('heading', { name: person.name }).waitFor();
    await other.locator('footer a[hreflang=ja]').click();
    await other.getByText(companyName.ja).first().waitFor();
    expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe(person.name);
  });

  test('stands on paper beside the other one', async () => {
    const page = await open('/ar/employee-card');
    await make(page);
    const link = (await page.locator('.code-link').getAttribute('href')) ?? '';
    const saving = page.waitForEvent('download');
    await page.locator('.preview .ways .way', { hasText: ar['employee.savePicture'] }).click();
    const png = readFileSync(await (await saving).path());
    expect(await scannedBy(png, link)).toContain('zxing');
  });
});

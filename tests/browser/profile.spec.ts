import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { hours } from '../../widgets/company/hours.ts';
import { companyName } from '../../widgets/company/names.ts';
import { founded, spoken } from '../../widgets/company/profile.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
import { untilHydrated } from '../stage/form.ts';
import { scannedBy, scanners } from '../stage/scanners.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const desktop = { viewport: { width: 1280, height: 800 } };
const card = `${company.site}/c/`;

describe('the company profile', () => {
  test.each(languageCodes)('says in %s how the company is reached, and leads to the order', async (code) => {
    const page = await it.open(`/${code}/company-profile/`, { ...desktop, javaScriptEnabled: false });
    const tag = page.locator('.profile-tag');
    expect(await tag.locator('.who').textContent()).toContain(inLanguage(companyName, code));
    const hrefs = await tag
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
    expect(hrefs).toEqual([
      `tel:${company.phone}`,
      `https://wa.me/${company.whatsapp}`,
      `mailto:${company.email}`,
      '/c/',
    ]);
    expect(await tag.locator('bdi[dir=ltr]').first().textContent()).toBe(readablePhone(company.phone));
    expect(await page.locator('.profile-top a').getAttribute('href')).toBe(`/${code}/#order-form`);
  });

  test('tells search engines in which languages somebody answers, and that alone', async () => {
    const page = await it.open('/en/company-profile/', { javaScriptEnabled: false });
    const written = await page.locator('script[type="application/ld+json"]').textContent();
    const [organisation] = JSON.parse(written ?? '')['@graph'];
    expect(organisation.contactPoint).toMatchObject({ telephone: company.phone, availableLanguage: spoken });
    expect('hoursAvailable' in organisation.contactPoint).toBe(hours.days.length > 0);
    expect('foundingDate' in organisation).toBe(founded !== '');
  });

  test('shows its code where a phone can scan it, and not on the phone itself', async () => {
    const page = await it.open('/ar/company-profile/', desktop);
    const code = await page.locator('.profile-code').screenshot();
    expect(await scannedBy(code, card)).toEqual(Object.keys(scanners));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.profile-code').isVisible()).toBe(false);
  });

  test('is printed by its button', async () => {
    const page = await it.open('/en/company-profile/', desktop);
    await page.evaluate(() => {
      Reflect.set(window, 'printed', 0);
      window.print = () => Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1);
    });
    await page.locator('.logo').focus();
    await untilHydrated(page, "document.querySelector('header')");
    await page.getByRole('button', { name: 'Print this page' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
  });

  test.each(languageCodes)('on paper in %s it is one sheet that can be answered', async (code) => {
    const page = await it.open(`/${code}/company-profile/`, desktop);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.header', '.footer', '.profile-top .button', '.profile-top picture'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    for (const shown of ['.lead', '.mission', '.prose p:last-child', '.profile-tag .who'])
      expect(await page.locator(shown).isVisible(), shown).toBe(true);
    for (const line of [readablePhone(company.phone), company.email, '3105.30', card.slice(8)])
      expect(await page.locator('.profile-tag').getByText(line).first().isVisible(), line).toBe(true);
    expect(await scannedBy(await page.locator('.profile-code').screenshot(), card)).not.toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    // The rule is as long as the lines of text below it.
    const [rule, text] = await Promise.all(
      ['.hem', '.prose'].map((part) => page.locator(part).boundingBox()),
    );
    expect(Math.round(rule?.width ?? 0)).toBe(Math.round(text?.width ?? 1));
  });
});

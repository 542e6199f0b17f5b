import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { address, companyName } from '../../widgets/company/names.ts';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { contactFileName } from '../../widgets/text/file-name.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
import { axe } from '../stage/axe.ts';
import { stage } from '../stage/stage.ts';
import { strictPartner } from '../stage/strict-partner.ts';
import {
  type Read,
  readWithIcal,
  readWithVcf,
  readWithVobject,
  vobjectThere,
} from '../stage/vcard-readers.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const { open, site } = it;
const partner = strictPartner('dap-business-card', it);

const places = {
  'our site': (language: Language) => open(`/${language}/#business-card`),
  'a partner’s page': partner,
};
const modal = (page: Page) => page.getByRole('dialog').first();
const show = (page: Page, language: Language) =>
  page.getByRole('button', { name: widgetTexts[language]['card.show'] }).click();

for (const [place, go] of Object.entries(places)) {
  describe(`on ${place}`, () => {
    test.each(languageCodes)('in %s: the card opens, is scanned, saved and closed', async (language) => {
      const texts = widgetTexts[language];
      const page = await go(language);
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        for (const type of ['dap-card-open', 'dap-card-close'])
          document.addEventListener(type, (event) => heard.push(`${event.type} ${event.composed}`));
      });
      await show(page, language);
      const dialog = page.getByRole('dialog', { name: texts['card.modalTitle'] });
      expect(await dialog.textContent()).toContain(texts['card.modalSubtitle']);
      const name = inLanguage(companyName, language);
      const code = dialog.getByRole('img');
      expect(await code.getAttribute('aria-label')).toContain(name);
      expect(await code.getAttribute('aria-label')).toContain(readablePhone(company.phone));
      expect(await code.boundingBox()).toMatchObject({ width: 220, height: 220 });
      expect(await dialog.locator('[href^="tel:"]').textContent()).toBe(readablePhone(company.phone));
      expect(await dialog.locator('[href^="mailto:"]').textContent()).toBe(company.email);

      const download = page.waitForEvent('download');
      await dialog.getByRole('link', { name: texts['card.download'] }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(contactFileName(name));
      const file = readFileSync(await saved.path(), 'utf8');
      const urls = [site(), company.facebook, company.instagram].filter(Boolean);
      const wanted: Read = {
        name,
        fullName: name,
        organisation: name,
        title: texts['card.jobTitle'],
        phones: [company.phone, `+${company.whatsapp}`],
        email: company.email,
        address: [
          '',
          '',
          inLanguage(address, language).street,
          inLanguage(address, language).city,
          '',
          '',
          inLanguage(address, language).country,
        ],
        urls,
        note: texts['card.note'],
        properties: 10 + urls.length,
      };
      expect(readWithIcal(file)).toEqual(wanted);
      expect(readWithVcf(file)).toEqual(wanted);
      if (vobjectThere) expect(readWithVobject([file])).toEqual([wanted]);

      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      if (place !== 'our site') {
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
          .toEqual(['dap-card-open true', 'dap-card-close true']);
      }
    });
  });
}

describe('the window', () => {
  test('takes the focus, keeps it, and gives it back', async () => {
    const page = await partner('en');
    await show(page, 'en');
    const focused = () =>
      page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at?.closest('dialog') ? 'in the window' : at === document.body ? 'browser' : at?.textContent;
      });
    // The window's own code comes with the press.
    await expect.poll(focused).toBe('in the window');
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(['in the window', 'browser']).toContain(await focused());
    }
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(focused).toBe('Show the card');
  });

  test('closes by a click beside it, and keeps the page from scrolling while it is open', async () => {
    const page = await partner('ar');
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('div'), { id: 'long' })),
    );
    await page.evaluate(() => {
      for (let line = 0; line < 200; line++) document.body.append(document.createElement('br'));
    });
    await show(page, 'ar');
    await page.mouse.move(200, 10);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(200, 4);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test.each([
    ['a small phone', 320, 568],
    ['a small phone on its side', 568, 320],
    ['a wide screen with letters of 400 %', 320, 256],
  ])('fits %s in every language', async (_, width, height) => {
    const page = await partner('ar');
    await page.setViewportSize({ width, height });
    for (const language of languageCodes) {
      await page.evaluate((code) => Object.assign(document.documentElement, { lang: code }), language);
      await page.locator(`.widget[lang=${language}] button`).first().waitFor();
      await show(page, language);
      const box = await modal(page).boundingBox();
      const code = await modal(page).getByRole('img').boundingBox();
      if (!box || !code) throw new Error('There is no window or no code.');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.height).toBeLessThanOrEqual(height);
      expect(code.x).toBeGreaterThanOrEqual(box.x);
      expect(code.x + code.width).toBeLessThanOrEqual(box.x + box.width);
      expect(await modal(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      await modal(page).locator('.take .way').last().scrollIntoViewIfNeeded();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
  });

  test('a tap enlarges the code; Escape closes that alone', async () => {
    const page = await partner('en');
    await show(page, 'en');
    await modal(page).locator('.contact-code').click();
    const enlarged = page.getByRole('dialog', { name: companyName.en });
    const code = await enlarged.getByRole('img').boundingBox();
    expect(code?.width).toBeGreaterThan(320);
    expect(await enlarged.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('button', { name: 'Enlarge the QR code' }).click();
    expect(await page.getByRole('dialog').count()).toBe(2);
  });
});

import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { companyName } from '../../widgets/company/names.ts';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { fullPhone } from '../../widgets/text/phone.ts';
import { axe } from '../stage/axe.ts';
import { scanners } from '../stage/scanners.ts';
import { card, fill, generate, people, savedCard, staffPage } from '../stage/staff-card.ts';
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
const partner = strictPartner('dap-employee-card', it);

const places = {
  'our site': (language: Language) => open(`/${language}/employee-card/`),
  'a partner’s page': partner,
};

for (const [place, go] of Object.entries(places)) {
  describe(`on ${place}`, () => {
    test.each(languageCodes)('in %s: a card is made, read, saved and replaced', async (language) => {
      const texts = widgetTexts[language];
      const { name, title } = inLanguage(people, language);
      const page = await go(language);
      await page.evaluate(() => {
        const made: unknown[] = [];
        Object.assign(window, { made });
        document.addEventListener('dap-card-generated', (event) => made.push((event as CustomEvent).detail));
      });
      await page.getByText(texts['employee.placeholder']).waitFor();

      await generate(page);
      await page.getByText(texts['employee.needName']).waitFor();
      expect(await page.locator('[name=title][aria-invalid=true]').count()).toBe(1);
      await page.locator('[name=name]').fill(name);
      expect(await page.getByText(texts['employee.needName']).count()).toBe(0);
      expect(await page.getByText(texts['employee.needTitle']).count()).toBe(1);
      await generate(page);
      expect(await card(page).count()).toBe(0);

      await fill(page, { name, title, phone: '٠٧٩ ٠٠٠ ٠٠٠٠', email: 'laith@example.com' });
      expect(await page.locator('[name=phone]').inputValue()).toBe('079 000 0000');
      await generate(page);
      expect(await card(page).textContent()).toContain(name);
      expect(await card(page).textContent()).toContain(title);
      expect(await card(page).textContent()).toContain(inLanguage(companyName, language));
      expect(await page.getByText(texts['employee.placeholder']).count()).toBe(0);
      const code = card(page).getByRole('img');
      expect(await code.getAttribute('aria-label')).toContain(name);
      expect(await code.boundingBox()).toMatchObject({ width: 128, height: 128 });

      const { fileName, file } = await savedCard(page, language);
      // Chromium itself puts “_” for the joiners of a name that it saves.
      expect(fileName).toBe(`${name}.vcf`.replace(/\u200C/g, '_'));
      const wanted: Read = {
        name,
        fullName: name,
        organisation: inLanguage(companyName, language),
        title,
        phones: [fullPhone('0790000000', company.defaultCountry)],
        email: 'laith@example.com',
        address: [],
        urls: [site()],
        note: texts['card.note'],
        properties: 9,
      };
      expect(readWithVcf(file)).toEqual(wanted);
      expect(readWithIcal(file)).toEqual({ ...wanted, title: title.replace(';', '\\;') });
      if (vobjectThere) expect(readWithVobject([file])).toEqual([wanted]);
      if (place !== 'our site') {
        const made = await page.evaluate(() => Reflect.get(window, 'made'));
        expect(made).toEqual([{ fileName: `${name}.vcf`, vcard: file }]);
      }
      expect(await axe(page)).toEqual([]);

      await page.locator('[name=name]').fill('Someone else');
      expect(await card(page).locator('strong').textContent()).toBe(name);
      await generate(page);
      expect(await card(page).locator('strong').allTextContents()).toEqual(['Someone else']);
    });
  });
}

test('phone and e-mail may be missing, and then stand nowhere', async () => {
  const page = await partner('en');
  await fill(page, { name: 'Ali', title: 'Driver' });
  await generate(page);
  const { file } = await savedCard(page, 'en');
  expect(file).not.toMatch(/TEL|EMAIL/);
  expect(await card(page).locator('.facts li').count()).toBe(0);
  expect(await card(page).getByRole('img').getAttribute('aria-label')).toBe(
    'QR code with the contact details of Ali',
  );
});

test('the chosen country stands before the number', async () => {
  const page = await partner('en');
  await fill(page, { name: 'Ali', title: 'Driver', phone: '0770 123 4567' });
  await page.getByRole('combobox').click();
  await page.getByRole('option').nth(1).click();
  await generate(page);
  expect(await card(page).locator('[href^="tel:"]').getAttribute('href')).toBe('tel:+9647701234567');
});

test('spaces and invisible marks are no name', async () => {
  const page = await partner('en');
  await fill(page, { name: ' \u200D\u200E', title: 'Driver' });
  await generate(page);
  await page.getByText('Enter the name.').waitFor();
  expect(await card(page).count()).toBe(0);
});

test('details too long for a small code are said to be in the file, and the code can be enlarged', async () => {
  const page = await partner('en');
  await fill(page, { name: 'ن'.repeat(150), title: 'Driver', phone: '0790000000' });
  await generate(page);
  await page.getByText('too long for a small code').waitFor();
  expect(await card(page).getByRole('img').count()).toBe(0);
  await page.getByRole('button', { name: 'Enlarge the QR code' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
});

describe('on paper', () => {
  test('the card is saved as a picture of 85 × 55 mm at 600 dots an inch, with a code that scans', async () => {
    const page = await partner('ar');
    await fill(page, { ...people.ar, phone: '0790000000', email: 'laith@example.com' });
    await generate(page);
    const { file } = await savedCard(page, 'ar');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: widgetTexts.ar['employee.savePicture'] }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${people.ar.name}.png`);
    const png = readFileSync(await saved.path());
    const { width, height } = PNG.sync.read(png);
    expect([width, height]).toEqual([2008, 1299]);
    const whole = file.replace(/\r\n /g, '');
    const withoutNote = whole.replace(/NOTE:.*\r\n/, '');
    const expected = [whole, withoutNote, withoutNote.replace(/URL:.*\r\n/g, '')];
    // Whatever has to be left out, it is never the employer.
    expect(whole).toContain('ORG:');
    const read = await scanners.zxing?.(png);
    expect(expected.filter((text) => read?.includes(text))).toHaveLength(1);
  });

  test('printing prints the card alone, on paper of its size', async () => {
    const page = await staffPage(it);
    await page.addInitScript(() => {
      window.print = () => {
        const [sheet] = document.adoptedStyleSheets;
        const rules = Array.from(sheet?.cssRules ?? [], (rule) => rule.cssText);
        const shown = Array.from(document.body.children, (child) => child.tagName);
        Object.assign(top as Window, { printed: { rules, shown, title: document.title } });
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.reload();
    await fill(page, inLanguage(people, 'ja'));
    await generate(page);
    await page.getByRole('button', { name: widgetTexts.ar['employee.print'] }).click();
    const printed = () => page.evaluate(() => Reflect.get(window, 'printed'));
    await expect.poll(printed).toMatchObject({ shown: ['CANVAS'], title: inLanguage(people, 'ja').name });
    expect((await printed()).rules[0]).toMatch(/@page.*85mm 55mm/);
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import { countries } from '../../widgets/text/phone.ts';
import { chatOf, untilHydrated } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';
import { strictPartner } from '../stage/strict-partner.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();

const places = {
  'our site': (language: Language) => it.open(`/${language}/`),
  'a partner’s page': strictPartner('dap-order-form', it, 'partner="Acme"'),
};

async function fill(page: Page, quantity: string) {
  await page.locator('[name=name]').fill('ليث العبدالله');
  await page.locator('[name=company]').fill('Acme & Sons');
  await page.locator('[name=phone]').fill('٠٧٧٠ ١٢٣ ٤٥٦٧');
  await page.locator('[name=email]').fill('laith@example.com');
  await page.locator('[name=quantity]').pressSequentially(quantity);
  await page.locator('[name=message]').fill('أكياس 50 كغم\nإلى بغداد');
}

/** The sentence of the least quantity, in the form that its number asks for. */
function atLeast(language: Language): string {
  const form = new Intl.PluralRules(language).select(company.minimumOrder);
  return Reflect.get(widgetTexts[language], `toast.minQuantity_${form}`);
}

async function choose(page: Page, country: string) {
  const code = page.locator('form').getByRole('combobox');
  await code.click();
  await page.getByRole('option').filter({ hasText: country }).click();
  await expect.poll(() => page.locator('[name=countryCode]').inputValue()).toBe(country);
}

for (const [place, go] of Object.entries(places)) {
  describe(`on ${place}`, () => {
    test.each(languageCodes)(
      'in %s: an order opens WhatsApp with every line of the message',
      async (language) => {
        const page = await go(language);
        await fill(page, '۱٬۰۰۰ tons');
        await choose(page, '+964');
        const chat = page.context().waitForEvent('page');
        await page.locator('[type=submit]').click();
        expect(await page.locator('[type=submit]').isDisabled()).toBe(true);

        const url = new URL((await chat).url());
        expect(url.origin + url.pathname).toBe(`https://wa.me/${chatOf('+964')}`);
        expect(url.searchParams.get('text')?.split('\n')).toEqual([
          '*طلب جديد لكمية كبيرة*',
          '',
          'الاسم: ليث العبدالله',
          'الشركة: Acme & Sons',
          'رقم الهاتف: \u200E+9647701234567',
          'البريد الإلكتروني: \u200Elaith@example.com',
          'الكمية المطلوبة: 1000 طن',
          'الرسالة: أكياس 50 كغم',
          'إلى بغداد',
          ...(place === 'our site' ? [] : ['عن طريق: Acme']),
        ]);
        expect(await (await chat).evaluate(() => window.opener)).toBe(null);

        const toast = page.locator('.toast');
        await expect.poll(() => toast.textContent()).toContain(widgetTexts[language]['toast.successTitle']);
        expect(await page.locator('[name=name]').inputValue()).toBe('');
        expect(await page.locator('[name=countryCode]').inputValue()).toBe(company.defaultCountry);
        expect(await page.locator('[type=submit]').isDisabled()).toBe(false);
      },
    );

    test.each(languageCodes)(
      'in %s: less than the minimum stays in the form, with a toast and the reason',
      async (language) => {
        const page = await go(language);
        const less = String(company.minimumOrder - 1);
        await fill(
          page,
          less.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
        );
        await page.locator('[type=submit]').click();
        const min = formatNumber(company.minimumOrder, language);
        const sentence = atLeast(language).replace('{{min}}', min);
        await expect.poll(() => page.locator('.toast').textContent()).toContain(sentence);
        expect(await page.locator('.toast strong').textContent()).toBe(
          widgetTexts[language]['toast.errorTitle'],
        );
        expect(await page.locator('[name=quantity][aria-invalid=true]').inputValue()).toBe(less);
        expect(await page.locator('[name=name]').inputValue()).toBe('ليث العبدالله');
        expect(await page.getByRole('alert').textContent()).toContain(sentence);
        expect(page.context().pages()).toHaveLength(1);
      },
    );
  });
}

// The company of the tests has a number of its own for Jordan.
test.runIf(company.whatsappIn).each(countries)(
  'an order from $name goes to the number that answers it, and the form names it',
  async ({ code }) => {
    const page = await it.open('/en/');
    await fill(page, '1000');
    await choose(page, code);
    const digits = chatOf(code);
    await expect
      .poll(async () => (await page.locator('.recipient').textContent())?.replace(/\D/g, ''))
      .toBe(digits);
    const chat = page.context().waitForEvent('page');
    await page.locator('[type=submit]').click();
    expect(new URL((await chat).url()).pathname).toBe(`/${digits}`);
  },
);

test.runIf(company.whatsappIn).each([
  ['Asia/Amman', '+962'],
  ['Asia/Baghdad', '+964'],
  ['Europe/Paris', company.defaultCountry],
] as const)(
  'the button of the header leads from %s to the number that answers there',
  async (zone, country) => {
    const page = await it.open('/en/', { timezoneId: zone });
    const button = page.locator('.header .button[href*="wa.me"]');
    const led = async () => new URL((await button.getAttribute('href')) ?? '').pathname;
    await expect.poll(led).toBe(`/${chatOf(country)}`);
    await page.locator('[name=name]').focus();
    await untilHydrated(page, "document.querySelector('form')");
    expect(await led()).toBe(`/${chatOf(country)}`);
  },
);

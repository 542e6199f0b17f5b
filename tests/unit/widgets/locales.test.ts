import { expect, test } from 'vitest';
import { formatNumber, formatYear, localeOf } from '../../../widgets/i18n/i18n.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { orderTimeout } from '../../../widgets/order-form/order/retention.ts';
import { textsOf } from '../../support/texts.ts';

/** Typography that readers of a language expect; a match is an error. */
const typography: [languages: readonly string[], wrong: RegExp, rule: string][] = [
  [languageCodes, /\.\.\.| {2}|\t/, 'an ellipsis is one character (…), no double spaces'],
  [languageCodes, /[\d۰-۹}] (kg|t|MB|Mo|كغم|کیلوگرم)(?!\p{L})/u, 'a no-break space before a unit'],
  [languageCodes, /(?<!DAP )18-46-0/, 'DAP before 18-46-0, or it reads 0-46-18 after Arabic letters'],
  [['ar'], /[کیگپچ]|[,;?]/, 'Arabic letters and punctuation (، ؛ ؟ ي ك)'],
  [['fa'], /[كيىة]|ۀ|[,;?]|(^|\s)می /m, 'Persian letters and punctuation (، ؛ ؟ ی ک), می‌ without a space'],
  [
    ['fr'],
    /'|[^\u202F][;!?»]|«[^\u202F]|[^\u00A0]:(?!\/)/,
    'the apostrophe ’, no-break spaces at ; ! ? : « »',
  ],
  [
    ['ja'],
    /(?<!reserved)[,.!?]$|[\u3040-\u30FF\u4E00-\u9FFF] [\w\u3040-\u9FFF]/m,
    '、。, no spaces between words',
  ],
];

test.each(languageCodes)('texts in %s follow its typography', (language) => {
  const texts = Object.entries({ ...textsOf('widgets', language), ...textsOf('src', language) });
  const wrong = texts.flatMap(([key, text]) =>
    typography
      // Where the company does not speak the language, a question begins with an English line.
      .filter(([codes, wrong]) => codes.includes(language) && wrong.test(text.replace(/^Hello, .*\n/, '')))
      .map(([, , rule]) => `${key}: ${rule}`),
  );
  expect(wrong).toEqual([]);
});

test.each(languageCodes)('numbers that are formatted without Intl look the same in %s', (language) => {
  const intl = new Intl.NumberFormat(localeOf(language));
  for (const n of [0, 1, 12, 500, 999, 1000, 9999]) expect(formatNumber(n, language)).toBe(intl.format(n));
  expect(formatNumber(9999n, language)).toBe(intl.format(9999));
});

test('numbers are written as each language reads them', () => {
  const written = ['ar', 'en', 'fa', 'fr', 'ja'].map((language) => formatNumber(500, language));
  expect(written).toEqual(['500', '500', '۵۰۰', '500', '500']);
  expect(['en', 'fa', 'fr'].map((language) => formatNumber(1000, language))).toEqual([
    '1,000',
    '۱٬۰۰۰',
    '1\u202F000',
  ]);
  expect(['ar', 'en', 'fa'].map((language) => formatYear(2027, language))).toEqual(['2027', '2027', '۲۰۲۷']);
  expect(formatNumber(25_000, 'ar')).toBe('25,000');
});

test.each(languageCodes)('the panel after Send says in %s for how long an order is stored', (language) => {
  const minutes = formatNumber(orderTimeout / 60_000, language);
  expect(textsOf('widgets', language)['sent.retention']).toContain(minutes);
});

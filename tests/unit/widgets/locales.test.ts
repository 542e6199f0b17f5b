import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { html } from '../../../src/build/company/schema.ts';
import { photoProblems } from '../../../widgets/employee-card/photo.ts';
import { formatNumber, formatYear, localeOf } from '../../../widgets/i18n/i18n.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { countries } from '../../../widgets/lib/phone.ts';

const endings = /_(zero|one|two|few|many|other)$/;

const root = new URL('../../../', import.meta.url);
const textsOf = (folder: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${folder}/${name}.json`, root), 'utf8'));

const placeholders = (text: string) => text.match(/\{\{\w+\}\}|[{}]/g)?.sort() ?? [];

/** Typography that readers of a language expect; a match is an error. */
const typography: [languages: readonly string[], wrong: RegExp, rule: string][] = [
  [languageCodes, /\.\.\.| {2}|\t/, 'an ellipsis is one character (…), no double spaces'],
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

describe.each(['widgets/locales', 'src/locales'])('locales › %s', (folder) => {
  const names = readdirSync(new URL(`${folder}/`, root), { encoding: 'utf8' });

  test('every language has every file', () => {
    const english = names.filter((name) => name.startsWith('en.')).map((name) => name.slice(2));
    expect(names.toSorted()).toEqual(
      languageCodes.flatMap((code) => english.map((end) => code + end)).sort(),
    );
  });

  test.each(names)('%s has the keys, plural forms and placeholders of the English file', (name) => {
    const texts = textsOf(folder, name.replace('.json', ''));
    const english = textsOf(folder, name.replace(/^\w+/, 'en').replace('.json', ''));
    const forms = new Intl.PluralRules(name.slice(0, 2)).resolvedOptions().pluralCategories;
    const keys = Object.keys(english).flatMap((key) =>
      endings.test(key) ? forms.map((form) => key.replace(endings, `_${form}`)) : [key],
    );
    expect(Object.keys(texts).sort()).toEqual([...new Set(keys)].sort());
    for (const [key, text] of Object.entries(texts)) {
      const found = placeholders(text);
      // Such a text may contain the number as a word: one ton, two tons.
      if (/_(zero|one|two)$/.test(key) && !found.length) continue;
      expect(found, key).toEqual(placeholders(english[key.replace(endings, '_other')] ?? ''));
    }
    expect(Object.values(texts).filter((text) => !text.trim() || html.test(text))).toEqual([]);
  });

  test.each(names)('%s follows the typography of its language', (name) => {
    const language = languageCodes.find((code) => name.startsWith(`${code}.`)) ?? '';
    const texts = Object.entries(textsOf(folder, name.replace('.json', ''))).map(
      // Where the company does not speak the language, a question begins with an English line.
      ([key, text]) => [key, text.replace(/^Hello, .*\n/, '')] as const,
    );
    const wrong = texts.flatMap(([key, text]) =>
      typography
        .filter(([languages, pattern]) => languages.includes(language) && pattern.test(text))
        .map(([, , rule]) => `${key}: ${rule}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(names.filter((name) => name.startsWith('en.')))('%s has no unused text', (name) => {
    const used = new Set([...written.keys, ...composed]);
    const keys = Object.keys(textsOf(folder, name.replace('.json', ''))).map((key) =>
      key.replace(endings, ''),
    );
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});

/** Texts whose names are put together, each with all that it can become. */
const families: Record<string, readonly string[]> = {
  'order.': countries.map(({ name }) => name),
  'employee.photo.': photoProblems,
  'errors.': ['name', 'phone', 'email', 'quantity'],
  'trade.': ['packaging', 'delivery', 'documents'],
};
const composed = Object.entries(families).flatMap(([start, ends]) => ends.map((end) => start + end));

/** The strings of our code, and the beginnings of those whose end is put behind a dot. */
const written = { keys: new Set<unknown>(), starts: new Set<string>() };
const strings = new Visitor({
  Literal(node) {
    written.keys.add(node.value);
  },
  TemplateLiteral({ quasis }) {
    const start = quasis[0]?.value.raw ?? '';
    if (/^[a-z][\w.]*\.$/.test(start)) written.starts.add(start);
  },
});
for (const folder of ['src/', 'widgets/']) {
  for (const name of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    strings.visit(parseSync(name, readFileSync(new URL(folder + name, root), 'utf8')).program);
  }
}

/** The build draws a missing one. */
const previewImages = readdirSync(new URL('src/public/pictures/', root)).filter((name) =>
  name.startsWith('og_'),
);
test.each(previewImages)('the preview image %s has the headline of the home page', async (name) => {
  const file = new URL(`src/public/pictures/${name}`, root);
  const { width, height, xmp } = await sharp(fileURLToPath(file)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const headline = textsOf('src/locales', name.slice(3, 5))['hero.title'];
  expect(String(xmp), 'npm run images draws it again').toContain(`>${headline}<`);
});

test('every name of a text that is put together is known, and so is all that it can become', () => {
  expect([...written.starts].sort()).toEqual(Object.keys(families).sort());
  const english = Object.assign(
    {},
    ...['en', 'en.cards', 'en.order'].map((name) => textsOf('widgets/locales', name)),
  );
  expect(composed.filter((key) => !(key in english))).toEqual([]);
});

test.each(languageCodes)('what needs no `Intl` is written in %s as `Intl` does', (language) => {
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

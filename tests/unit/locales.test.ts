import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { photoProblems } from '../../widgets/employee-card/photo.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { countries } from '../../widgets/text/phone.ts';
import { settingProblems } from '../look/words/word-checks.ts';
import { parts } from '../look/words/word-files.ts';

const endings = /_(zero|one|two|few|many|other)$/;
/** Forms that may say the number in words (one ton, two tons). */
const wordForms = /_(zero|one|two)$/;

const root = new URL('../../', import.meta.url);
const textsOf = (folder: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${folder}/${name}.json`, root), 'utf8'));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const singular = (key: string) => key.replace(endings, '');

describe.each(parts)('%s/*%s.json', (folder, part) => {
  const textsIn = (language: string) => textsOf(folder, language + part);
  const english = textsIn('en');

  test.each(languageCodes)('%s has the same texts as English', (language) => {
    const keys = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(singular))].sort();
    expect(keys(textsIn(language))).toEqual(keys(english));
  });

  test.each(languageCodes)('%s has every plural form of its language and no other', (language) => {
    const texts = textsIn(language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.slice().sort();
    const plurals = Object.keys(english)
      .filter((key) => endings.test(key))
      .map(singular);
    for (const key of new Set(plurals)) {
      const found = Object.keys(texts).filter((other) => singular(other) === key && endings.test(other));
      expect(found.map((other) => other.slice(key.length + 1)).sort(), key).toEqual(forms);
    }
  });

  test.each(languageCodes)('%s has the same placeholders', (language) => {
    for (const [key, text] of Object.entries(textsIn(language))) {
      const expected = placeholders(english[`${singular(key)}_other`] ?? english[key] ?? '');
      const found = placeholders(text);
      if (!found.length && wordForms.test(key)) continue;
      expect(found, key).toEqual(expected);
    }
  });

  test.each(languageCodes)('%s is set as its readers expect', (language) => {
    const wrong = Object.entries(textsIn(language)).flatMap(([key, text]) =>
      settingProblems(language, text).map((rule) => `${key}: ${rule}`),
    );
    expect(wrong).toEqual([]);
  });

  test('holds no text that nobody shows', () => {
    const named = new Set([...written.keys, ...composed]);
    const dead = Object.keys(english)
      .map(singular)
      .filter((key) => !named.has(key));
    expect(dead).toEqual([]);
  });
});

/** Texts whose names are put together, each with all that it can become. */
const families: Record<string, readonly string[]> = {
  'order.': countries.map(({ name }) => name),
  'employee.photo.': photoProblems,
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

test('there is a file for every language and part, and no other', () => {
  for (const folder of new Set(parts.map(([name]) => name))) {
    const suffixes = parts.filter(([name]) => name === folder).map(([, part]) => part);
    const expected = languageCodes.flatMap((code) => suffixes.map((part) => `${code}${part}.json`));
    expect(readdirSync(new URL(`${folder}/`, root)).sort()).toEqual(expected.sort());
  }
});

test.each(languageCodes)('the picture for shared links says in %s what the home page says', async (code) => {
  const picture = new URL(`src/public/pictures/og_${code}-1200.jpg`, root);
  const { width, height, xmp } = await sharp(fileURLToPath(picture)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const again = 'node src/publish/share-pictures.mjs makes it anew';
  expect(String(xmp), again).toContain(`>${textsOf('src/locales', code)['hero.title']}<`);
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
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const intl = new Intl.NumberFormat(locale, { useGrouping: false });
  for (const n of [0, 1, 12, 500, 1000, 9999]) expect(formatNumber(n, language)).toBe(intl.format(n));
  expect(formatNumber(9999n, language)).toBe(intl.format(9999));
});

test('numbers are written as each language reads them', () => {
  const written = ['ar', 'en', 'fa', 'fr', 'ja'].map((language) => formatNumber(500, language));
  expect(written).toEqual(['500', '500', '۵۰۰', '500', '500']);
  expect(formatNumber(1000, 'en')).toBe('1000');
  expect(formatNumber(25_000, 'ar')).toBe('25,000');
});

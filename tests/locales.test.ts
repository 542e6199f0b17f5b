import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatNumber } from '../widgets/language/i18n.ts';
import { languageCodes } from '../widgets/language/languages.ts';

const endings = /_(zero|one|two|few|many|other)$/;
/** Forms that may say the number in words (one ton, two tons). */
const wordForms = /_(zero|one|two)$/;

const folders = ['widgets/locales', 'src/locales'];
const root = new URL('../', import.meta.url);
const textsIn = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, root), 'utf8'));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const singular = (key: string) => key.replace(endings, '');

describe.each(folders)('%s', (folder) => {
  const english = textsIn(folder, 'en');

  test.each(languageCodes)('%s has the same texts as English', (language) => {
    const keys = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(singular))].sort();
    expect(keys(textsIn(folder, language))).toEqual(keys(english));
  });

  test.each(languageCodes)('%s has every plural form of its language and no other', (language) => {
    const texts = textsIn(folder, language);
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
    for (const [key, text] of Object.entries(textsIn(folder, language))) {
      const expected = placeholders(english[`${singular(key)}_other`] ?? english[key] ?? '');
      const found = placeholders(text);
      if (!found.length && wordForms.test(key)) continue;
      expect(found, key).toEqual(expected);
    }
  });

  test.each(languageCodes)('%s is set as its readers expect', (language) => {
    const text = Object.values(textsIn(folder, language)).join('\n');
    expect(text).not.toMatch(/\.\.\.| {2}|\t/);
    // 18-46-0 reads 0-46-18 after Arabic letters unless Latin stands before it.
    expect(text).not.toMatch(/(?<!DAP )18-46-0/);
    if (language === 'ar') expect(text).not.toMatch(/[کیگپچ]|[,;?]/);
    if (language === 'fa') expect(text).not.toMatch(/[كيىة]|ۀ|[,;?]|(^|\s)می /m);
    if (language === 'fr') expect(text).not.toMatch(/'|[^\u202F][;!?»]|«[^\u202F]|[^\u00A0]:(?!\/)/);
    if (language === 'ja')
      expect(text).not.toMatch(/(?<!reserved)[,.!?]$|[\u3040-\u30FF\u4E00-\u9FFF] [\w\u3040-\u9FFF]/m);
  });

  test('holds no text that nobody shows', () => {
    const code = sources('src/').concat(sources('widgets/'));
    const dead = [...new Set(Object.keys(english).map(singular))].filter((key) => {
      const parent = key.slice(0, key.lastIndexOf('.') + 1);
      return !code.includes(`'${key}'`) && !code.includes(`\`${parent}\${`);
    });
    expect(dead).toEqual([]);
  });
});

function sources(folder: string): string {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(folder + name, root), 'utf8'))
    .join('\n');
}

test('numbers are written as each language reads them', () => {
  expect(languageCodes.map((language) => formatNumber(500, language))).toEqual([
    '500',
    '500',
    '۵۰۰',
    '500',
    '500',
  ]);
  expect(formatNumber(1000, 'en')).toBe('1000');
  expect(formatNumber(25_000, 'ar')).toBe('25,000');
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languageCodes } from '../widgets/language/languages.ts';
import { mergeWords, signature } from './look/words/merge-words.ts';
import { problemsOf } from './look/words/word-checks.ts';
import { textsOf } from './look/words/word-files.ts';
import { duty, mostLetters } from './look/words/word-notes.ts';

const tree = fileURLToPath(new URL('..', import.meta.url));
let root: string;
/** The real files of words, in a tree of their own. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const name of ['widgets/locales', 'widgets/company', 'src/locales', 'README.md']) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    cpSync(join(tree, name), join(root, name), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const reader = { name: 'Layla Haddad', date: '2026-12-01' };
/** What a reader sends back who finds all right but some. */
function answers(language: (typeof languageCodes)[number], better: Record<string, string>) {
  const texts = textsOf(root, language).map(({ file, key, text }) => ({
    file,
    key,
    was: text,
    ...(key in better ? { better: better[key] } : { right: true }),
  }));
  return { language, ...reader, texts };
}

test.each(languageCodes)('every text of %s is right by its own checks, has a duty and a room', (language) => {
  const texts = textsOf(root, language);
  expect(texts.length).toBeGreaterThan(200);
  expect(new Set(texts.map(({ file, key }) => `${file} ${key}`)).size).toBe(texts.length);
  const wrong = texts.flatMap((text) =>
    problemsOf(language, text, text.text).map((one) => `${text.key} ${one}`),
  );
  expect(wrong).toEqual([]);
  for (const text of texts) {
    expect(duty(text)).toMatch(/\.$/);
    expect(mostLetters(language, text)).toBeGreaterThanOrEqual([...text.text].length);
  }
});

test('better words stand in their files afterwards, and nothing else has changed', () => {
  const before = read('src/locales/ar.json');
  const { changed, problems } = mergeWords(root, {
    ...answers('ar', {}),
    texts: answers('ar', {
      'hero.cta': 'شاهد المنتج',
      'order.submit': 'المتابعة في واتساب',
      'packaging.jumbo': 'أكياس كبيرة',
      'address.street': 'شارع المدينة',
    }).texts,
  });
  expect({ changed, problems }).toEqual({ changed: 4, problems: [] });
  expect(read('src/locales/ar.json')).toBe(before.replace('تعرّف على المنتج', 'شاهد المنتج'));
  expect(JSON.parse(read('widgets/locales/ar.json'))['order.submit']).toBe('المتابعة في واتساب');
  expect(read('widgets/company/trade.ts')).toContain("jumbo: { ar: 'أكياس كبيرة', en: 'Jumbo bags'");
  expect(read('widgets/company/names.ts')).toContain("ar: { street: 'شارع المدينة', city: 'عمّان'");
});

describe('nothing is written', () => {
  test.each([
    [
      'a placeholder is lost',
      'ar',
      { 'features.3.text_other': 'الحد الأدنى للطلب كبير.' },
      /has to hold \{\{min\}\}/,
    ],
    ['a placeholder is invented', 'fr', { 'features.title': 'Selon {{name}}' }, /nothing to fill in/],
    ['there is markup', 'fr', { menu: '<b>Menu</b>' }, /markup/],
    ['it is longer than its place', 'ja', { 'hero.title': 'あ'.repeat(60) }, /there is room for/],
    ['it is empty', 'fa', { menu: '  ' }, /begins or ends with a space/],
    ['the letters are of another language', 'ar', { menu: 'قائمہ گروه' }, /Arabic letters/],
    ['a choice holds the comma that parts choices', 'en', { 'packaging.loose': 'Loose, in bulk' }, /comma/],
  ] as const)('when %s', (_, language, better, sentence) => {
    const before = languageCodes.map((code) => read(`src/locales/${code}.json`));
    const { problems, changed } = mergeWords(root, answers(language, { ...better, 'hero.cta': 'ok' }));
    expect(problems.join()).toMatch(sentence);
    expect(changed).toBe(0);
    expect(languageCodes.map((code) => read(`src/locales/${code}.json`))).toEqual(before);
  });

  test('when a text has changed since it was read, or is none of ours', () => {
    const read = answers('en', {});
    const [first = { file: '', key: '', was: '' }] = read.texts;
    const texts = [
      { ...first, was: 'Older words' },
      { ...first, key: 'order.price', better: 'Price' },
    ];
    expect(mergeWords(root, { ...read, texts }).problems).toEqual([
      expect.stringContaining('is another text now'),
      expect.stringContaining('is no text of en'),
    ]);
  });

  test('when the file has another shape', () => {
    expect(() => mergeWords(root, { language: 'de', texts: [] })).toThrow();
    expect(() => mergeWords(root, { ...answers('en', {}), name: 'x|y' })).toThrow();
  });
});

describe('the signature in the README', () => {
  test('is there for every language, and says nobody until somebody has', () => {
    const readme = readFileSync(join(tree, 'README.md'), 'utf8');
    for (const language of ['ar', 'en', 'fa', 'fr', 'ja'])
      expect(signature(language).exec(readme)?.[0]).toContain(`\`${language}\` `);
  });

  test('is given when every text was read, and the same file can be merged again', () => {
    const all = answers('fr', { menu: 'Le menu' });
    expect(mergeWords(root, all)).toMatchObject({ changed: 1, signed: true });
    expect(read('README.md')).toContain('`fr` Layla Haddad, 2026-12-01; `ja`');
    expect(mergeWords(root, all)).toMatchObject({ changed: 0, signed: true });
  });

  test('waits for what is left', () => {
    const most = answers('fr', {});
    expect(mergeWords(root, { ...most, texts: most.texts.slice(1) }).signed).toBe(false);
    expect(read('README.md')).toBe(readFileSync(join(tree, 'README.md'), 'utf8'));
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wordErrors } from '../../src/publish/check-words.ts';
import { companyFolder, root } from '../../src/publish/company-folder.ts';

test('the words are right as they stand', () => expect(wordErrors(companyFolder())).toEqual([]));

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'words-'));
  for (const folder of ['widgets/locales', 'src/locales'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const errorsAfter = (file: string, change: (source: string) => string) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const other = change(source);
  expect(other).not.toBe(source);
  writeFileSync(path, other);
  return wordErrors(join(copy, 'company'), copy);
};
const entry = (key: string) => new RegExp(`^ *"${key}": ".*",?\\n`, 'm');
const to = (key: string, text: string) => (source: string) =>
  source.replace(new RegExp(`("${key}": )".*"`), `$1${JSON.stringify(text)}`);

const site = 'src/locales/ar.json';
const form = 'widgets/locales/ar.json';

describe('a slip in the words is one sentence with file, key and what to do', () => {
  test.each<[what: string, file: string, change: (source: string) => string, key: string, repair: RegExp]>([
    [
      'a missing text',
      site,
      (source) => source.replace(entry('hero.title'), ''),
      'hero.title',
      /is missing: write it, in English it is "/,
    ],
    [
      'a missing plural form',
      form,
      (source) => source.replace(entry('toast.minQuantity_few'), ''),
      'toast.minQuantity_few',
      /is missing: write it/,
    ],
    [
      'a text nobody shows',
      site,
      (source) => source.replace('"hero.title"', '"hero.tilte": "x",\n  "hero.title"'),
      'hero.tilte',
      /is shown nowhere/,
    ],
    [
      'a placeholder that is gone',
      site,
      to('footer.copyright', 'حقوق'),
      'footer.copyright',
      /has to hold {{company}} and {{year}}, each once/,
    ],
    [
      'a placeholder with a slip',
      site,
      to('footer.copyright', '{{yaer}} {{company}}'),
      'footer.copyright',
      /has to hold/,
    ],
    [
      'a brace too few',
      site,
      to('footer.copyright', '{{year}} {{company}'),
      'footer.copyright',
      /has to hold/,
    ],
    ['a placeholder too many', site, to('hero.title', '{{company}}'), 'hero.title', /has nothing to fill in/],
    ['an empty text', site, to('hero.title', ' '), 'hero.title', /is empty: write the text/],
    ['markup', site, to('hero.title', 'سماد <b>داب</b>'), 'hero.title', /holds markup/],
    ['an entity', site, to('hero.title', 'سماد&nbsp;داب'), 'hero.title', /holds markup/],
    [
      'a text too long for its place',
      form,
      to('order.submit', 'طلب '.repeat(75)),
      'order.submit',
      /has 300 signs, where \d+ have room: shorten it/,
    ],
    [
      'a text that stands there twice',
      site,
      (source) => source.replace('"hero.title"', '"hero.title": "x",\n  "hero.title"'),
      'hero.title',
      /stands there twice/,
    ],
    [
      'a comma that is missing',
      site,
      (source) => source.replace(/("hero\.title": ".*"),/, '$1'),
      'hero.title',
      /\(line \d+\) cannot be read: .* a comma behind it/,
    ],
    [
      'a quote inside a text',
      site,
      (source) => source.replace(/("hero\.title": ")/, '$1"'),
      'hero.title',
      /a quote is written \\"/,
    ],
    [
      'single quotes',
      site,
      (source) => source.replace(/("hero\.title": )"(.*)"/, "$1'$2'"),
      'hero.title',
      /cannot be read/,
    ],
    [
      'a comma behind the last text',
      site,
      (source) => source.replace(/"\n}/, '",\n}'),
      '',
      /the last entry has no comma behind it/,
    ],
    ['a byte order mark', site, (source) => `\uFEFF${source}`, '', /save it as UTF-8 without BOM/],
  ])('%s', (_, file, change, key, repair) => {
    const errors = errorsAfter(file, change);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(file);
    expect(errors[0]).toContain(key);
    expect(errors[0]).toMatch(repair);
    expect(errors[0]).not.toMatch(/SyntaxError|JSON|\n *at /);
  });

  test('a language without a file', () => {
    rmSync(join(copy, 'widgets/locales/fa.cards.json'));
    expect(wordErrors(join(copy, 'company'), copy)).toEqual([
      expect.stringMatching(/widgets\/locales\/fa\.cards\.json is missing: translate .*en\.cards\.json/),
    ]);
  });
});

describe('a company’s own wording', () => {
  const own = (texts: object) => {
    mkdirSync(join(copy, 'company/words'), { recursive: true });
    writeFileSync(join(copy, 'company/words/ar.json'), JSON.stringify(texts));
    return wordErrors(join(copy, 'company'), copy);
  };

  test('may say any text otherwise', () => {
    expect(own({ 'hero.title': 'سماد داب من المرفأ', 'card.show': 'بطاقتنا' })).toEqual([]);
  });

  test('is held to the same rules', () => {
    expect(own({ 'hero.tilte': 'x' })).toEqual([
      expect.stringContaining('words/ar.json: hero.tilte is shown nowhere'),
    ]);
    expect(own({ 'footer.copyright': 'x' })).toEqual([expect.stringContaining('has to hold {{company}}')]);
  });
});

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { localeErrors } from '../../../../src/build/company/check-company.ts';
import { root, writeFiles } from '../../../../src/build/files.ts';
import { folderWith } from '../../../support/folders.ts';

let copy: string;
beforeEach(() => {
  copy = folderWith();
  for (const folder of ['widgets/locales', 'src/locales'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
});

const site = 'src/locales/ar.json';
const form = 'widgets/locales/ar.json';
const to = (key: string, text: string) => (source: string) =>
  source.replace(new RegExp(`("${key}": )".*"`), `$1${JSON.stringify(text)}`);
const without = (key: string) => (source: string) => source.replace(new RegExp(`^ *"${key}".*\\n`, 'm'), '');

describe('locale files › a mistake is one sentence with file, key and repair', () => {
  test.each<[what: string, file: string, change: (source: string) => string, sentence: RegExp]>([
    ['a missing text', site, without('hero.title'), /hero\.title is missing\. Add a translation of "/],
    ['a missing plural form', form, without('toast.minQuantity_few'), /minQuantity_few is missing/],
    [
      'an unused text',
      site,
      (source) => source.replace('{', '{\n  "hero.tilte": "x",'),
      /Unknown field hero\.tilte/,
    ],
    [
      'a missing placeholder',
      site,
      to('footer.copyright', 'حقوق'),
      /footer\.copyright\. Write \{\{company\}\}.* exactly once/,
    ],
    ['an unknown placeholder', site, to('hero.title', '{{company}}'), /hero\.title\. Remove the braces/],
    ['an empty text', site, to('hero.title', ' '), /hero\.title\. Write the text/],
    ['markup', site, to('hero.title', 'سماد <b>داب</b>'), /hero\.title\. Remove the HTML/],
    [
      'a missing comma',
      site,
      (source) => source.replace(/("hero\.title": ".*"),/, '$1'),
      /Syntax error in line \d+: .* comma/,
    ],
    [
      'a trailing comma',
      site,
      (source) => source.replace(/"\n}/, '",\n}'),
      /remove the comma after the last entry/,
    ],
    ['a byte order mark', site, (source) => `\uFEFF${source}`, /Save it as UTF-8 without BOM/],
    ['a list instead of texts', site, () => '[]', /is not a list of texts/],
  ])('%s', (_, file, change, sentence) => {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, change(source));
    const errors = localeErrors(join(copy, 'company'), copy);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(file);
    expect(errors[0]).toMatch(sentence);
    expect(errors[0]).not.toMatch(/SyntaxError|\n *at /);
  });

  test('a language without a file', () => {
    rmSync(join(copy, 'widgets/locales/fa.cards.json'));
    expect(localeErrors(join(copy, 'company'), copy)).toEqual([
      expect.stringMatching(/widgets\/locales\/fa\.cards\.json is missing\. Copy the English file/),
    ]);
  });

  test('texts of the company follow the same rules', () => {
    const own = (texts: object) => {
      writeFiles(copy, [['company/words/ar.json', JSON.stringify(texts)]]);
      return localeErrors(join(copy, 'company'), copy);
    };
    expect(own({ 'hero.title': 'سماد داب من المرفأ', 'card.show': 'بطاقتنا' })).toEqual([]);
    expect(own({ 'hero.tilte': 'x' })).toEqual([expect.stringContaining('Unknown field hero.tilte')]);
    expect(own({ 'footer.copyright': 'x' })).toEqual([expect.stringContaining('Write {{company}}')]);
  });
});

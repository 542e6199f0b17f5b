import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { textErrors } from '../../../../src/build/company/check-texts.ts';
import { root, writeFiles } from '../../../../src/build/files.ts';
import { folderWith } from '../../../support/folders.ts';

const errors = (source: string, file = 'ar.json') => textErrors(folderWith({ [`words/${file}`]: source }));

test('texts of a company › replace texts of the site and of the widgets', () => {
  expect(errors('{ "hero.title": "سماد داب من المرفأ", "card.show": "بطاقتنا" }')).toEqual([]);
  expect(textErrors(folderWith())).toEqual([]);
});

describe('texts of a company › an error is one message with file, key and fix', () => {
  test.each<[what: string, source: string, message: RegExp]>([
    ['an unknown key', '{ "hero.tilte": "x" }', /Unknown field hero\.tilte/],
    [
      'a missing placeholder',
      '{ "footer.copyright": "x" }',
      /footer\.copyright\. Write \{\{company\}\}.* once/,
    ],
    ['an unknown placeholder', '{ "hero.title": "{{company}}" }', /hero\.title\. Remove the braces/],
    ['a single brace', '{ "hero.title": "{" }', /hero\.title\. Remove the braces/],
    ['an empty text', '{ "hero.title": " " }', /hero\.title\. Write the text/],
    ['a number', '{ "hero.title": 1 }', /hero\.title\. Write a text in quotes/],
    ['HTML', '{ "hero.title": "<b>x</b>" }', /hero\.title\. Remove the HTML/],
    ['a missing comma', '{\n"a": "b"\n"c": "d" }', /Syntax error in line 3: .* comma/],
    ['a trailing comma', '{ "hero.title": "x", }', /not valid JSON\..* no last comma/],
    ['a byte order mark', '\uFEFF{}', /UTF-8 without BOM/],
    ['a list', '[]', /Write \{ "key": "text" \}/],
  ])('%s', (_, source, message) => {
    const [error, ...others] = errors(source);
    expect(others).toEqual([]);
    expect(error).toContain('words/ar.json');
    expect(error).toMatch(message);
  });

  test('a language that does not exist', () => {
    expect(errors('{ "hero.title": "x" }', 'xx.json').join()).toContain('Unknown field hero.title');
  });
});

describe('locale files › an error is one message with file, key and fix', () => {
  const project = folderWith();
  const folders = ['widgets/locales', 'src/locales'];
  const restore = () => {
    for (const folder of folders) {
      rmSync(join(project, folder), { recursive: true, force: true });
      cpSync(join(root, folder), join(project, folder), { recursive: true });
    }
  };
  const change = (file: string, changes: Record<string, string | undefined>) => {
    const texts = JSON.parse(readFileSync(join(project, file), 'utf8'));
    writeFiles(project, [[file, JSON.stringify({ ...texts, ...changes })]]);
  };
  beforeEach(restore);

  test('the files of the project have no errors', () => {
    expect(textErrors(folderWith(), project)).toEqual([]);
  });

  test.each<[what: string, file: string, changes: Record<string, string | undefined>, message: RegExp]>([
    [
      'a missing key',
      'src/locales/fr.json',
      { 'hero.title': undefined },
      /hero\.title is missing\. Translate “.+”\./,
    ],
    [
      'a missing plural form',
      'widgets/locales/ar.json',
      { 'toast.minQuantity_many': undefined },
      /toast\.minQuantity_many is missing/,
    ],
    [
      'a plural form that the language does not have',
      'widgets/locales/ja.json',
      { 'toast.minQuantity_one': '1' },
      /Unknown field toast\.minQuantity_one/,
    ],
    [
      'a missing placeholder',
      'src/locales/en.json',
      { 'footer.copyright': 'x' },
      /(fr|ja|ar|fa)\.json: Invalid value .* for footer\.copyright\. Remove the braces/,
    ],
    [
      'an empty English text',
      'widgets/locales/en.json',
      { 'preview.partner': '' },
      /preview\.partner\. Write/,
    ],
  ])('%s', (_, file, changes, message) => {
    change(file, changes);
    const errors = textErrors(folderWith(), project);
    expect(errors[0]).toMatch(message);
    if (!file.includes('/en.')) expect(errors).toEqual([expect.stringContaining(file)]);
  });

  test('a number may be a word, but no other placeholder may be missing', () => {
    const file = 'widgets/locales/ar.json';
    change(file, { 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح: {{fields}}' });
    expect(textErrors(folderWith(), project)).toEqual([]);
    change(file, { 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح' });
    expect(textErrors(folderWith(), project)).toHaveLength(1);
    change(file, { 'errors.summary_one': '{{n}} {{n}} {{fields}}' });
    expect(textErrors(folderWith(), project)).toHaveLength(1);
  });

  test('a missing file', () => {
    rmSync(join(project, 'widgets/locales/fa.cards.json'));
    expect(textErrors(folderWith(), project)).toEqual([
      expect.stringMatching(/fa\.cards\.json is missing\. Copy the English file and translate it\./),
    ]);
  });

  test('a file of an unknown language', () => {
    writeFiles(project, [['src/locales/de.json', '{}']]);
    expect(textErrors(folderWith(), project)).toEqual([
      expect.stringMatching(/src\/locales\/de\.json belongs to no language/),
    ]);
  });
});

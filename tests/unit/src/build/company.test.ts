import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textErrors } from '../../../../src/build/company/check-texts.ts';
import { loadCompany } from '../../../../src/build/company/load-company.ts';
import { drawingError, logoComponent } from '../../../../src/build/company/logo.ts';
import {
  companyErrors,
  samples,
  untranslated,
  validateCompany,
  warnings,
} from '../../../../src/build/company/validate.ts';
import { companyFolder, root, writeFiles } from '../../../../src/build/files.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { value } from '../../../support/arbitraries.ts';
import { folderWith } from '../../../support/folders.ts';

const company = await loadCompany();

test('the company’s files are valid', async () => {
  expect(await validateCompany()).toEqual([]);
});

/** The company with one value changed, at a path such as `facts.ts agency.url`. */
function changed(path: string, value: unknown) {
  const [file = '', field = ''] = path.split(' ');
  const values = { ...company.values, [file]: structuredClone(company.values[file] ?? {}) };
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), values[file]);
  if (value === undefined) Reflect.deleteProperty(Object(place), last);
  else Reflect.set(Object(place), last, value);
  return { values, errors: [] };
}

const inAllLanguages = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text]));
const https = /Write the complete URL, starting with https:\/\//;
const origin = /Write only https:\/\/ and the domain, for example https:\/\/dap\.company\.com/;
const image = structuredClone(Object(company.values['images.ts'].gallery).images[0]);

describe('an invalid value is reported with file, field, value and fix', () => {
  test.each<[path: string, value: unknown, repair: RegExp]>([
    ['facts.ts whatsapp', '+962 79 123 4567', /Write country code and number as digits in quotes/],
    ['facts.ts whatsapp', 962791234567, /in quotes, for example '962791234567'/],
    ['facts.ts phone', '0790000000', /Write \+, country code and number in quotes/],
    ['facts.ts defaultCountry', 962, /Write one of '\+962', '\+964'.* in quotes/],
    ['facts.ts minimumOrder', '500', /Write a whole number of tons without quotes/],
    ['facts.ts email', 'info', /Write an email address/],
    ['facts.ts site', 'http://dap.company.com', https],
    ['facts.ts site', 'https://dap.company.com/', origin],
    ['facts.ts site', 'https://a.org@evil.test', origin],
    ['facts.ts facebook', 'javascript:alert(1)', https],
    ['facts.ts whatsap', '962791234567', /Unknown field/],

    ['names.ts companyName.en', undefined, /Write the name/],
    ['names.ts companyName.fr', 'Acme\nSARL', /on one line/],
    ['names.ts companyName.en', 'Acme &amp; Sons', /Remove the HTML/],
    ['names.ts shortName.en', 'A name that is by far too long', /at most 24 characters/],

    ['answers.ts answers.origin', { en: 'Jordan.' }, /an answer for each language/],
    ['answers.ts answers.shelflife', { ar: 'سنتان.', en: 'Two years.' }, /Check its spelling/],
    ['product.ts specification', 'Moisture 1.5%', /Write \[\], or a list/],
    ['product.ts includedDocuments.0', 'no-such-document', /Write a key of documents in trade\.ts: /],
    ['profile.ts spoken', ['ar', 'de'], /Write some of ar, en, fa, fr, ja/],
    ['profile.ts founded', '98', /Write a year such as '1998'/],

    ['trade.ts packaging', { 'big bags': inAllLanguages('منصات') }, /Use a key in Latin letters/],
    [
      'trade.ts packaging',
      { pallets: { ...inAllLanguages('منصات'), ar: 'منصات، أكياس' } },
      /\.pallets\.ar\. Remove the comma/,
    ],
    [
      'trade.ts packaging',
      { pallets: inAllLanguages('م'.repeat(81)) },
      /Shorten the Arabic texts: .* 80 char/,
    ],

    ['images.ts gallery.host', 'https://cdn.company.com', /ends with a slash/],
    ['images.ts gallery.images', [image, image], /the image is listed twice/],
    [
      'images.ts gallery.images.0.name',
      'our_warehouse',
      /The file our_warehouse-\d+\.avif does not exist\. Copy/,
    ],
  ])('%s: %j', (path, value, repair) => {
    const errors = companyErrors(changed(path, value));
    expect(errors).toHaveLength(1);
    const [file, field] = path.split(' ');
    expect(errors[0]).toMatch(repair);
    expect(errors[0]).toContain(`/${file}: `);
    expect(errors[0]).toContain(String(field));
    if (value === undefined) expect(errors[0]).toContain('is missing.');
    else if (typeof value !== 'object') expect(errors[0]).toContain(inspect(value));
    expect(errors[0]).not.toMatch(/Invalid input|received|expected|\n *at /);
  });

  test('not in a list of trade terms that is empty or has other choices', () => {
    for (const packaging of [{}, { pallets: inAllLanguages('منصات') }])
      expect(companyErrors(changed('trade.ts packaging', packaging))).toEqual([]);
  });

  test('a missing file', () => {
    const { 'names.ts': _, ...values } = company.values;
    expect(companyErrors({ values: values as typeof company.values, errors: [] })).toEqual([
      expect.stringMatching(/names\.ts: The file is missing/),
    ]);
  });
});

describe('a file that cannot be read is reported with its name', () => {
  const folder = folderWith();
  const errorOf = async (file: string, content: string | Buffer) => {
    cpSync(companyFolder, folder, { recursive: true });
    writeFileSync(join(folder, file), content);
    const { errors } = await loadCompany(folder);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(file);
    return errors[0];
  };

  test.each<[what: string, source: string, message: RegExp]>([
    ['a missing quote', "export const phone = '1;\n", /line 1: export const phone = '1; Check this line/],
    ['a comma in a number', '\nexport const minimumOrder = 1,000;', /line 2: .* comma or bracket\.$/],
    [
      'quotes of a word processor',
      'export const phone = ‘1’;',
      /Replace the quotes .* straight ones: ' or "\.$/,
    ],
    ['an exception', 'throw null;', /cannot be read\./],
  ])('%s', async (_, source, message) => {
    expect(await errorOf('facts.ts', source)).toMatch(message);
  });

  const arabic = Buffer.from([0xd3, 0xe3, 0xc7, 0xcf]);
  test.each([
    ['brand.css', 'Windows-1256', Buffer.concat([Buffer.from('/* '), arabic, Buffer.from(' */')])],
    ['names.ts', 'UTF-16', Buffer.from("\uFEFFexport const a = 'سماد';", 'utf16le')],
  ])('%s in %s', async (file, _, content) => {
    expect(await errorOf(file, content)).toMatch(/is not UTF-8\. Save the file with the encoding UTF-8\.$/);
  });
});

test('any value in the files of a company gives messages with the name of the file', async () => {
  // The types check the others.
  const { 'analytics.ts': _, ...checked } = company.values;
  const places = Object.entries(checked).flatMap(([file, fields]) =>
    Object.keys(fields ?? {}).map((field) => [file, field] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.oneof(value, fc.constant(String)), ([file, field], given) => {
      const values = { ...company.values, [file]: { ...company.values[file], [field]: given } };
      for (const sentence of companyErrors({ ...company, values }))
        expect(sentence).toMatch(/^widgets\/company\/[\w-]+\.ts: .*[.]$/s);
    }),
    { numRuns: 50 },
  );
});

test('a missing translation is a warning', () => {
  const [warning] = untranslated({ 'names.ts': { companyName: { ar: 'أ', en: 'A', fa: 'آ', fr: 'A' } } });
  expect(warning).toMatch(/^names\.ts: companyName has no text in ja/);
});

describe('sample values', () => {
  test('are those that samples.ts lists', () => {
    const own = changed('facts.ts email', 'sales@acme.jo');
    own.values['samples.ts'] = { samples: { 'facts.ts': ['email'], 'images.ts': ['hero_grade'] } };
    expect(samples(own)).toMatchObject({ 'facts.ts': ['email'], 'images.ts': ['hero_grade'] });
  });

  test.each([
    ['whatsapp', '962790000000'],
    ['site', 'https://dap.example.com'],
  ])('are also found by their values if they are not in the list: %s', (field, value) => {
    const values = { 'facts.ts': { minimumOrder: 500, [field]: value } };
    expect(samples({ values: values as unknown as typeof company.values, errors: [] })).toHaveProperty([
      'facts.ts',
      0,
    ]);
    const own = { 'facts.ts': { whatsapp: '962791234567', site: 'https://dap.company.com' } };
    expect(samples({ values: own as unknown as typeof company.values, errors: [] })).toEqual({});
  });
});

test.each<[path: string, value: unknown, sentence: RegExp]>([
  [
    'facts.ts whatsapp',
    '962691234567',
    /facts\.ts: Unusual value 962691234567 for whatsapp\. Numbers of this country/,
  ],
  ['facts.ts minimumOrder', 20_000, /unit is metric tons/],
  ['facts.ts plausibleMaximum', 10, /greater than minimumOrder/],
  [
    'names.ts companyName',
    { ar: 'ا'.repeat(43), en: 'Acme' },
    /companyName\.ar has 43 characters.* Set shortName\.ar/,
  ],
])('a warning for %s %j', (path, value, sentence) => {
  const own = changed(path, value);
  own.values['names.ts'] = { ...own.values['names.ts'], shortName: {} };
  expect(warnings(own).join('\n')).toMatch(sentence);
});

describe('logo', () => {
  const error = (svg: string) => drawingError(join(folderWith({ 'logo.svg': svg }), 'logo.svg'));
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${content}</svg>`;

  test('is a component with its shapes and gradients', async () => {
    const drawing = `<?xml version="1.0"?><!-- Logo -->${svg(
      '<linearGradient id="a"><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0-h9z"/>',
    )}`;
    const folder = folderWith({ 'logo.svg': drawing });
    expect(drawingError(join(folder, 'logo.svg'))).toBeUndefined();
    const { code } = await logoComponent(join(folder, 'logo.svg'));
    expect(code).toMatch(/viewBox: "0 0 64 64",\s*\.\.\.props/);
    expect(code).toMatch(/stopColor: "#fff"/);
    expect(code).toMatch(/d: "M0-h9z"/);
  });

  test.each([
    ['a script', svg('<script>alert(1)</script>'), /logo\.svg: <script is not supported/],
    ['an event handler', svg('', ' onload="alert(1)"'), /onload=/],
    ['another file', svg('<use href="https://evil.test/x.svg#a"/>'), /href=/],
    ['a paint of another file', svg('<path fill="url(//evil.test)"/>'), /url\(/],
    ['a style sheet', svg('<style>path{fill:red}</style>'), /<style/],
    ['an escaped attribute', svg('<path fill="#0f6b3a&quot;/><script>alert(1)</script>"/>'), /<script/],
    ['a text', 'nothing', /is not an SVG image with a viewBox/],
    ['an open element', svg('<g>'), /is not valid SVG/],
  ])('with %s is refused in one sentence', (_, source, sentence) => {
    expect(error(source)).toMatch(sentence);
    expect(error(source)).toMatch(/Save the drawing as plain SVG .*\.$/);
  });
});

describe('locale files › an error is one message with file, key and fix', () => {
  const folders = ['widgets/locales', 'src/locales'];
  const project = () => {
    const copy = folderWith();
    for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    return copy;
  };
  const errorsWith = (file: string, changes: Record<string, unknown>) => {
    const copy = project();
    const texts = JSON.parse(readFileSync(join(copy, file), 'utf8'));
    writeFiles(copy, [[file, JSON.stringify({ ...texts, ...changes })]]);
    return textErrors(copy);
  };

  test.each<[what: string, file: string, changes: Record<string, unknown>, message: RegExp]>([
    ['an unknown key', 'src/locales/fr.json', { 'hero.tilte': 'x' }, /Unknown key hero\.tilte/],
    [
      'a missing key',
      'src/locales/fr.json',
      { 'hero.title': undefined },
      /hero\.title is missing\. Translate “.+”\./,
    ],
    [
      'a missing plural form',
      'widgets/locales/ar.json',
      { 'errors.summary_many': undefined },
      /summary_many is missing/,
    ],
    [
      'an unknown placeholder',
      'src/locales/fr.json',
      { 'hero.title': '{{company}}' },
      /has the placeholders \{\{company\}\}/,
    ],
    ['an empty text', 'src/locales/fr.json', { 'hero.title': ' ' }, /hero\.title is empty/],
    ['a number', 'src/locales/fr.json', { 'hero.title': 1 }, /hero\.title is empty\. Write a text in quotes/],
    ['HTML', 'src/locales/fr.json', { 'hero.title': '<b>x</b>' }, /contains HTML/],
  ])('%s', (_, file, changes, message) => {
    const errors = errorsWith(file, changes);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors[0]).toContain(file);
  });

  test('a number may be a word, but no other placeholder may be missing', () => {
    const file = 'widgets/locales/ar.json';
    expect(errorsWith(file, { 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح: {{fields}}' })).toEqual([]);
    expect(errorsWith(file, { 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح' })).toHaveLength(1);
  });

  test.each<[what: string, content: string | Buffer, message: RegExp]>([
    ['a missing comma', '{\n"a": "b"\n"c": "d" }', /Syntax error in line 3: "c": "d" \} .* comma/],
    ['a trailing comma', '{ "hero.title": "x", }', /not valid JSON\. .* no comma after the last entry/],
    ['Windows-1256', Buffer.from([0x7b, 0xd3, 0x7d]), /is not UTF-8/],
  ])('%s', (_, content, message) => {
    const copy = project();
    writeFiles(copy, [['src/locales/fa.json', content]]);
    expect(textErrors(copy)).toEqual([expect.stringMatching(message)]);
    expect(textErrors(copy)[0]).toContain('src/locales/fa.json');
  });

  test('a missing file', () => {
    const copy = project();
    rmSync(join(copy, 'widgets/locales/fa.json'));
    expect(textErrors(copy)).toEqual([expect.stringMatching(/fa\.json is missing/)]);
  });
});

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { brandErrors, brandWarnings, tones } from '../../../../src/build/company/brand.ts';
import { logoComponent } from '../../../../src/build/company/logo.ts';
import {
  companyErrors,
  readCompany,
  samples,
  untranslated,
  validateCompany,
} from '../../../../src/build/company/validate.ts';
import { textErrors } from '../../../../src/build/company/validate-texts.ts';
import {
  companyFolder,
  filesIn,
  readSource,
  readText,
  root,
  writeFiles,
} from '../../../../src/build/files.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { folderWith } from '../../../support/folders.ts';

const company = await readCompany();

test('the company’s files are valid', async () => {
  expect(await validateCompany()).toEqual([]);
});

/** The company with one value changed, at a path such as `agency.url`. */
function changed(file: string, path: string, value: unknown) {
  const values = structuredClone(company);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), values[file]);
  Reflect.set(Object(place), last, value);
  return values;
}

const inAllLanguages = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text]));

describe('an invalid value is reported with file, field, value and what is expected', () => {
  test.each<[file: string, path: string, value: unknown, expected: RegExp]>([
    ['facts.ts', 'whatsapp', 962791234567, /string/],
    ['facts.ts', 'whatsapp', '+962691234567', /a number such as/],
    ['facts.ts', 'whatsapp', '962790000000', /a number such as/],
    // A number of the United States.
    ['facts.ts', 'whatsapp', '2025550147', /a number such as/],
    ['facts.ts', 'phone', '+9620791234567', /a number such as/],
    ['facts.ts', 'phone', '0790000000', /a number such as/],
    ['facts.ts', 'defaultCountry', 962, /"\+962"\|"\+964"/],
    ['facts.ts', 'minimumOrder', '500', /number/],
    ['facts.ts', 'minimumOrder', 0, />0/],
    ['facts.ts', 'email', 'info', /email address/],
    ['facts.ts', 'site', 'http://dap.company.com', /https:\/\/ and a domain/],
    ['facts.ts', 'site', 'https://dap.company.com/shop', /https:\/\/ and a domain/],
    ['facts.ts', 'facebook', 'facebook.com/company', /URL that starts with https/],
    ['names.ts', 'companyName.en', undefined, /string/],
    ['names.ts', 'companyName.en', ' ', /a text/],
    ['names.ts', 'shortName.en', 'A name that is by far too long', /<=24 characters/],
    ['answers.ts', 'answers.origin', { en: 'Jordan.' }, /all languages/],
    ['trade.ts', 'delivery.works', 'EXW', /object/],
    ['trade.ts', 'packaging', { 'big bags': inAllLanguages('منصات') }, /key/],
    ['product.ts', 'specification', 'Moisture 1.5%', /array/],
    ['profile.ts', 'spoken.0', 'xx', /"ar"\|"en"/],
    ['images.ts', 'gallery.images.0.name', 'our_port', /the file .*our_port-960\.avif/],
  ])('%s %s: %j', (file, path, value, expected) => {
    const errors = companyErrors(changed(file, path, value));
    expect(errors).toEqual([expect.stringMatching(expected)]);
    expect(errors[0]).toContain(`widgets/company/${file}: `);
    expect(errors[0]).toContain(path);
  });

  test('not a complete number, of another country with +, or of a service', () => {
    for (const whatsapp of ['+962791234567', '+9647701234567', '+971501234567'])
      expect(companyErrors(changed('facts.ts', 'whatsapp', whatsapp))).toEqual([]);
    for (const phone of ['+96265001234', '+96280022222', '+12025550147'])
      expect(companyErrors(changed('facts.ts', 'phone', phone))).toEqual([]);
  });

  test('not a list of trade terms that is empty or has other choices', () => {
    for (const packaging of [{}, { pallets: inAllLanguages('منصات 40 كيساً') }])
      expect(companyErrors(changed('trade.ts', 'packaging', packaging))).toEqual([]);
  });
});

describe('brand colors', () => {
  const brand = readText(join(companyFolder, 'brand.css'));
  const withTone = (name: string, value: string) =>
    join(
      folderWith({ 'brand.css': brand.replace(new RegExp(`(--tone-${name}:)[^;]*`), `$1 ${value}`) }),
      'brand.css',
    );

  test.each(['#0f6b3', 'grean', '0f6b3a', ''])('a tone with the value “%s” is refused', (value) => {
    expect(brandErrors(withTone('brand', value))).toEqual([
      expect.stringMatching(/brand\.css: Expected a color .* for --tone-brand\./),
    ]);
  });

  test('the colors of the project are readable; a light brand color is a warning, which a release refuses', () => {
    expect(brandErrors(join(companyFolder, 'brand.css'))).toEqual([]);
    expect(brandWarnings(join(companyFolder, 'brand.css'))).toEqual([]);
    expect(brandWarnings(withTone('brand', '#ffe94a'))).toContain('--tone-brand with #ffffff: 1.2:1');
    expect(brandWarnings(withTone('bright-text', '#eeeeee'))).toEqual([
      expect.stringMatching(/^--tone-bright with bright-text: 2\.\d:1$/),
    ]);
  });

  test('are compared with colors that the stylesheets use', () => {
    const styles = ['src', 'widgets'].flatMap((top) =>
      filesIn(join(root, top)).flatMap((file) => (file.endsWith('.css') ? readSource(`${top}/${file}`) : [])),
    );
    const used = styles.join('\n').replace(/\/\*.*?\*\//gs, '');
    const fixed = Object.values(tones)
      .flat()
      .filter((one) => one.startsWith('#'));
    expect(fixed.filter((color) => !used.includes(color))).toEqual([]);
  });
});

test('a release needs all translations, and no sample values', () => {
  const { fr: _, ...companyName } = inAllLanguages('A');
  expect(untranslated({ 'names.ts': { companyName } })).toEqual(['names.ts: companyName has no text in fr']);
  const own = { whatsapp: '+962791234567', site: 'https://dap.company.com' };
  const list = { 'samples.ts': { samples: { 'facts.ts': ['email'] } } };
  expect(samples({ 'facts.ts': own, ...list })).toEqual([['facts.ts', ['email']]]);
  expect(samples({ 'facts.ts': own })).toEqual([]);
  // Also without a name in the list.
  expect(samples({ 'facts.ts': { ...own, whatsapp: '+962790000000' } })).toHaveLength(1);
  expect(samples({ 'facts.ts': { ...own, site: 'https://dap.example.com' } })).toHaveLength(1);
});

test('a language that the owner has dropped may keep its values', async () => {
  vi.resetModules();
  vi.doMock('../../../../widgets/i18n/languages.ts', async (original) => ({
    ...(await original<object>()),
    languageCodes: ['ar', 'en'],
  }));
  const { companyErrors } = await import('../../../../src/build/company/validate.ts');
  expect(companyErrors({ ...company, 'profile.ts': { spoken: ['ar'], founded: '' } })).toEqual([]);
  vi.doUnmock('../../../../widgets/i18n/languages.ts');
});

describe('logo', () => {
  const file = (svg: string) => join(folderWith({ 'logo.svg': svg }), 'logo.svg');
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${content}</svg>`;

  test('is a component with its shapes and gradients', async () => {
    const logo = file(
      `<?xml version="1.0"?><!-- Logo -->${svg('<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0-h9z"/>')}`,
    );
    const { code } = await logoComponent(logo);
    expect(code).toMatch(/viewBox: "0 0 64 64",\s*\.\.\.props/);
    expect(code).toMatch(/stopColor: "#fff"/);
    expect(code).toMatch(/d: "M0-h9z"/);
  });
});

describe('locale files', () => {
  const errorsWith = (file: string, content: (source: string) => string | Buffer) => {
    const project = folderWith();
    for (const folder of ['widgets/locales', 'src/locales'])
      cpSync(join(root, folder), join(project, folder), { recursive: true });
    writeFiles(project, [[file, content(readFileSync(join(root, file), 'utf8'))]]);
    return textErrors(project);
  };
  const change = (texts: object) => (source: string) => JSON.stringify({ ...JSON.parse(source), ...texts });

  test.each<[what: string, content: (source: string) => string | Buffer, message: RegExp]>([
    ['an unknown key', change({ 'hero.tilte': 'x' }), /Unknown key hero\.tilte/],
    ['a missing key', change({ 'hero.title': undefined }), /a text .*for hero\.title/],
    ['an unknown placeholder', change({ 'hero.title': '{{company}}' }), /for hero\.title/],
    ['an empty text', change({ 'hero.title': ' ' }), /a text .*for hero\.title/],
    ['a number', change({ 'hero.title': 1 }), /a text .*for hero\.title/],
  ])('%s is one message with file and key', (_, content, message) => {
    const file = 'src/locales/fr.json';
    const errors = errorsWith(file, content);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors[0]).toContain(file);
  });

  test.each<[what: string, content: string | Buffer, message: RegExp]>([
    ['a missing comma', '{\n"a": "b"\n"c": "d" }', /fr\.json: .*position/],
    ['another encoding', Buffer.from([0x7b, 0xd3, 0x7d]), /fr\.json is not UTF-8/],
  ])('%s is an error with the file', (_, content, message) => {
    expect(() => errorsWith('src/locales/fr.json', () => content)).toThrow(message);
  });

  test('may begin with a byte order mark', () => {
    for (const name of ['en', 'ar'])
      expect(errorsWith(`src/locales/${name}.json`, (text) => `\uFEFF${text}`)).toEqual([]);
  });

  test('each language has its plural forms, in which the number may be a word', () => {
    const arabic = (texts: object) => errorsWith('widgets/locales/ar.json', change(texts));
    expect(arabic({ 'errors.summary_many': undefined })).toEqual([
      expect.stringMatching(/a text .*summary_many/),
    ]);
    expect(arabic({ 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح: {{fields}}' })).toEqual([]);
    expect(arabic({ 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح' })).toHaveLength(1);
  });
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandErrors, tones } from '../../../../src/build/company/brand.ts';
import { logoComponent } from '../../../../src/build/company/logo.ts';
import { textErrors } from '../../../../src/build/company/texts.ts';
import {
  companyErrors,
  readCompany,
  samplesIn,
  validateCompany,
} from '../../../../src/build/company/validate.ts';
import { filesIn, readSource, root } from '../../../../src/build/files.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';

const company = await readCompany();

test('the company’s files are valid', async () => {
  expect((await validateCompany()).errors).toEqual([]);
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
    ['profile.ts', 'founded', 'since 1998', /a year/],
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
  const brand = readSource('widgets/company/brand.css');
  const withTone = (name: string, value: string) =>
    brandErrors(brand.replace(new RegExp(`(--tone-${name}:)[^;]*`), `$1 ${value}`));

  test.each(['#0f6b3', 'grean', '0f6b3a', ''])('a tone with the value “%s” is refused', (value) => {
    expect(withTone('brand', value)).toEqual([
      expect.stringMatching(/brand\.css: --tone-brand: Expected a color/),
    ]);
  });

  test('of low contrast are refused', () => {
    expect(withTone('brand', '#ffe94a')).toContainEqual(
      expect.stringMatching(/--tone-brand with #ffffff: .* not 1\.2\./),
    );
    expect(withTone('bright-text', '#eeeeee')).toEqual([
      expect.stringMatching(/--tone-bright with bright-text: .* not 2\.\d\./),
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

test('a release needs values of your own', () => {
  const samples = { 'facts.ts': ['email', 'phone'], 'trade.ts': [] };
  expect(samplesIn({ 'samples.ts': { samples } })).toEqual([
    expect.stringMatching(/facts\.ts: Replace email, phone,/),
  ]);
});

describe('logo', () => {
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${content}</svg>`;

  test('is a component with its shapes and gradients', async () => {
    const shapes =
      '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0-h9z"/>';
    const { code } = await logoComponent(`<?xml version="1.0"?><!-- Logo -->${svg(shapes)}`);
    expect(code).toMatch(/viewBox: "0 0 64 64",\s*\.\.\.props/);
    expect(code).toMatch(/stopColor: "#fff"/);
    expect(code).toMatch(/d: "M0-h9z"/);
  });
});

describe('locale files', () => {
  /** The errors if one file has other texts. */
  const errorsWith = (changed: string, texts: object) =>
    textErrors((file) => ({ ...JSON.parse(readSource(file)), ...(file === changed && texts) }));

  test.each<[what: string, texts: object, message: RegExp]>([
    ['an unknown key', { 'hero.tilte': 'x' }, /Unknown key hero\.tilte/],
    ['a missing key', { 'hero.title': undefined }, /a text .*for hero\.title/],
    ['an unknown placeholder', { 'hero.title': '{{company}}' }, /for hero\.title/],
    ['an empty text', { 'hero.title': ' ' }, /a text .*for hero\.title/],
    ['a number', { 'hero.title': 1 }, /a text .*for hero\.title/],
  ])('%s is one message with file and key', (_, texts, message) => {
    const file = 'src/locales/fr.json';
    const errors = errorsWith(file, texts);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors[0]).toContain(file);
  });

  test('each language has its plural forms, in which the number may be a word', () => {
    const arabic = (texts: object) => errorsWith('widgets/locales/ar.json', texts);
    expect(arabic({ 'errors.summary_many': undefined })).toEqual([
      expect.stringMatching(/a text .*summary_many/),
    ]);
    expect(arabic({ 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح: {{fields}}' })).toEqual([]);
    expect(arabic({ 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح' })).toHaveLength(1);
  });
});

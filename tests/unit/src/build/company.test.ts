import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as imported from '#company/facts.ts';
import { companyErrors, imageErrors, untranslated } from '../../../../src/build/company/check-company.ts';
import { textErrors } from '../../../../src/build/company/check-texts.ts';
import { loadCompany, samples } from '../../../../src/build/company/load-company.ts';
import { warnings } from '../../../../src/build/company/validate.ts';
import { companyFiles } from '../../../../src/build/files.ts';
import { folderWith } from '../../../support/folders.ts';
import { testedCompany } from '../../../support/tested-company.ts';

const company = await loadCompany(testedCompany);
const { 'facts.ts': facts, 'names.ts': names, 'images.ts': images } = company.values;

test('loadCompany reads the values that the code imports', () => {
  expect(facts).toEqual({ ...imported });
});

test('the company’s files are valid', () => {
  expect(companyErrors(company)).toEqual([]);
  expect(imageErrors(company)).toEqual([]);
  expect(textErrors(company.folder)).toEqual([]);
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
  return { ...company, values };
}

const whatsapp = /Write country code and number in digits only/;
const phone = /Write \+, country code and number/;
const mail = /Write an email address/;
const https = /Write the complete URL, starting with https:\/\//;
const name = 'images.ts gallery.images.0.name';
const hexColor = /Write a color such as '#/;
const alt = 'images.ts gallery.images.0.alt.ja';

describe('an invalid value is reported with file, field, value and fix', () => {
  test.each<[path: string, value: unknown, repair: RegExp]>([
    ['facts.ts whatsapp', '+962 79 123 4567', whatsapp],
    ['facts.ts whatsapp', 962791234567, whatsapp],
    ['facts.ts whatsapp', '9620791234567', /Remove the 0 after the country code/],
    ['facts.ts phone', '0790000000', phone],
    ['facts.ts minimumOrder', '500', /Write a whole number of tons without quotes/],
    ['facts.ts minimumOrder', 0, /1 or more/],
    ['facts.ts bagWeight', -50, /Write a whole number of kilograms/],
    ['facts.ts plausibleMaximum', '50,000', /without quotes or commas/],

    ['facts.ts email', 'info', mail],

    ['facts.ts site', 'http://dap.company.com', https],
    ['facts.ts site', 'https://dap.company.com/', /Remove the slash at the end/],
    ['facts.ts site', 'https://company.github.io/dap', /domain or subdomain without a path/],
    ['facts.ts facebook', 'javascript:alert(1)', https],
    ['facts.ts agency.url', 'www.agency.com', https],
    ['images.ts gallery.host', 'https://cdn.company.com', /ends with a slash/],

    ['product.ts producer', { en: 'Producer Ltd.' }, /at least in ar and en/],
    ['product.ts specification', 'Moisture 1.5%', /Write \[\], or a list/],
    ['product.ts includedDocuments.0', 'no-such-document', /Write a key of documents in trade\.ts: /],

    [name, 'granules_macro.jpg', /without its extension/],
    [name, 'our file (1)', /letters, digits, - and _/],
    [name, undefined, /Write the name of a file/],
    [
      'images.ts gallery.images.1',
      structuredClone(Object(images?.gallery).images[0]),
      /the image is listed twice/,
    ],
    ['images.ts gallery.images', [], /Add at least one image/],

    ['names.ts companyName.ar', '', /Write the name/],
    ['names.ts companyName.en', undefined, /Write the name/],
    ['names.ts companyName.fr', 'Acme\nSARL', /on one line/],
    ['names.ts companyName.en', 'Acme &amp; Sons', /Remove the HTML/],
    ['names.ts companyName.en', ' Acme', /Remove the spaces/],
    ['names.ts shortName.en', 'A name that is by far too long', /at most 24 characters/],

    ['colors.ts brand', 'green', hexColor],
    ['colors.ts brandOnDark', undefined, hexColor],
    ['logo.ts logo.0.tone', 'green', /Write one of brand, light, gold, sun, or a color/],
    ['logo.ts logo.0.path', '<path d="M0 0"/>', /Write the `d` of an SVG path/],

    [alt, '', /Write a description of the image in this language/],
    ['answers.ts answers.origin', { en: 'Jordan.' }, /an answer at least in ar and en/],
    ['hours.ts hours.days', ['Sun'], /Write days such as sunday/],
    ['hours.ts hours.opens', '8:00', /Write a time such as/],
    ['hours.ts hours.timeZone', 'Amman', /Write a time zone such as Asia\/Amman/],
    ['profile.ts spoken', ['ar', 'de'], /Write some of ar, en, fa, fr, ja/],
    ['profile.ts founded', '98', /Write a year such as '1998'/],
    ['facts.ts defaultCountry', '962', /Write one of \+962, \+964/],
    ['facts.ts whatsap', '962791234567', /Unknown field/],
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
});

describe('a syntax error is reported with its line', () => {
  const folder = folderWith();
  const write = (file: string, change: (source: string) => string) => {
    cpSync(testedCompany, folder, { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    return loadCompany(folder);
  };

  test.each<[what: string, file: string, from: RegExp, to: string, line: RegExp]>([
    ['a quote', 'facts.ts', /(whatsapp = '\d+)'/, '$1', /line \d+: export const whatsapp/],
    ['a comma in a number', 'facts.ts', /(minimumOrder = )\d+/, '$11,000', /\d+: export const minimumOrder/],
    ['a comma between texts', 'names.ts', /',$/m, "'", /line \d+/],
    ['a bracket', 'images.ts', /\],\s*\};\s*$/, '};', /line \d+/],
  ])('%s', async (_, file, from, to, line) => {
    const { errors } = await write(file, (source) => {
      expect(source).toMatch(from);
      return source.replace(from, to);
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`${file}: Syntax error in line `);
    expect(errors[0]).toMatch(line);
    expect(errors[0]).toContain('Check this line and the line above');
  });

  test.each(['throw null;', 'import "./x.ts";', 'export default 1;', '\0', '\uFEFF'])(
    'a file that contains only %j is reported',
    async (source) => {
      const errors = companyErrors(await write('names.ts', () => source));
      expect(errors.length).toBeGreaterThan(0);
      for (const error of errors) expect(error).toMatch(/names\.ts.*\.$/s);
    },
  );

  test('a missing file or folder', async () => {
    cpSync(testedCompany, folder, { recursive: true });
    rmSync(join(folder, 'names.ts'));
    expect(companyErrors(await loadCompany(folder))).toEqual([
      expect.stringMatching(/names\.ts is missing\. Copy it from widgets\/company/),
    ]);
    expect((await loadCompany('/nowhere')).errors).toEqual([
      expect.stringContaining('Copy widgets/company to it'),
    ]);
    expect(companyFiles()).toEqual(expect.arrayContaining(Object.keys(company.values)));
  });
});

test('a missing image is reported with the fix', () => {
  const [error, ...others] = imageErrors(changed(name, 'our_warehouse'));
  expect(others).toEqual([]);
  expect(error).toMatch(
    /images\.ts: Invalid value 'our_warehouse' for gallery\.images\.0\.name\. The file our_warehouse-\d+\.avif does not exist\. Copy .* `npm run images`/,
  );
});

describe('a color without sufficient contrast is reported with the ratio', () => {
  test.each([
    ['brand', '#ffff00', /White text on it has a contrast of 1\.07:1/],
    ['brand', '#5fbf85', /White text on it has a contrast of 2\.\d\d:1/],
    ['brandOnDark', '#0f6b3a', /Text in this color on the dark page has a contrast of \d\.\d\d:1/],
  ])('%s %s', (field, value, sentence) => {
    const [error = '', ...others] = companyErrors(changed(`colors.ts ${field}`, value));
    expect(others).toEqual([]);
    expect(error).toMatch(sentence);
    expect(error).toMatch(field === 'brand' ? /Use a darker color\.$/ : /Use a lighter color\.$/);
  });
});

test('a missing translation is a warning', () => {
  const [warning] = untranslated({ 'names.ts': { companyName: { ar: 'أ', en: 'A', fa: 'آ', fr: 'A' } } });
  expect(warning).toMatch(/^names\.ts: companyName has no text in ja/);
});

describe('sample values', () => {
  test('are those that samples.ts lists', () => {
    const own = changed('facts.ts email', 'sales@acme.jo');
    own.values['samples.ts'] = { samples: { 'facts.ts': ['email'] } };
    expect(samples(own)['facts.ts']).toContain('email');
    own.values['samples.ts'] = { samples: { 'trade.ts': ['packaging'] } };
    expect(samples(own)['facts.ts'] ?? []).not.toContain('email');
    expect(samples(own)['trade.ts']).toEqual(['packaging']);
  });

  test('are also found by their values if they are not in the list', () => {
    const values = (whatsapp: string) => {
      const given = { 'facts.ts': { whatsapp, site: 'https://dap.example.com', minimumOrder: 500 } };
      return { ...company, values: given as unknown as typeof company.values };
    };
    expect(samples(values('962790000000'))).toEqual({ 'facts.ts': ['962790000000'] });
    expect(samples(values('962791234567'))).toEqual({ 'facts.ts': ['example.com'] });
  });
});

describe('warnings', () => {
  const sure = changed(
    'names.ts shortName',
    Object.fromEntries(Object.keys(Object(names?.companyName)).map((code) => [code, 'Acme'])),
  );
  test.each<[field: string, value: unknown, sentence: RegExp]>([
    [
      'whatsapp',
      '962691234567',
      /facts\.ts: Unusual value 962691234567 for whatsapp\. Numbers of this country have another format/,
    ],
    ['whatsapp', '9647912345', /Numbers of this country/],
    ['phone', '+9627912345678', /Numbers of this country/],
    ['minimumOrder', 20_000, /unit is metric tons/],
    ['plausibleMaximum', 10, /greater than minimumOrder/],
  ])('%s %s', (field, value, sentence) => {
    const values = { ...sure.values, 'facts.ts': { ...facts, [field]: value } };
    expect(warnings({ ...sure, values }).join('\n')).toMatch(sentence);
  });

  test('a name too long for the header', () => {
    const warningsWith = (ar: string) => {
      const long = changed('names.ts companyName', { ar: 'ا'.repeat(43), en: 'Acme' });
      return warnings({
        ...long,
        values: { ...long.values, 'names.ts': { ...long.values['names.ts'], shortName: { ar } } },
      }).join();
    };
    expect(warningsWith('')).toContain(
      'names.ts: companyName.ar has 43 characters, so the header needs three lines. Set shortName.ar',
    );
    expect(warningsWith('ا')).not.toContain('header');
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as imported from '#company/facts.ts';
import { colourErrors } from '../../../../src/build/company/check-colors.ts';
import { companyErrors, untranslated } from '../../../../src/build/company/check-company.ts';
import { pictureErrors } from '../../../../src/build/company/check-images.ts';
import { companyFiles, companyFolder } from '../../../../src/build/company/folder.ts';
import { loadCompany } from '../../../../src/build/company/load-company.ts';
import { doubts, samples } from '../../../../src/build/company/warnings.ts';

const company = await loadCompany();
const { 'facts.ts': facts, 'names.ts': names, 'images.ts': images } = company.values;

test('are those that the code imports', () => {
  expect(facts).toEqual({ ...imported });
});

test('the company’s files are right as they stand', () => {
  expect(companyErrors(company)).toEqual([]);
  expect(pictureErrors(company)).toEqual([]);
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

const whatsapp = /write country code and number in digits only/;
const phone = /write \+, country code and number/;
const mail = /write an e-mail address/;
const https = /write the whole address, beginning with https:\/\//;
const name = 'images.ts gallery.images.0.name';
const colour = /write a colour such as '#/;
const alt = 'images.ts gallery.images.0.alt.ja';

describe('a wrong value is one sentence with its file, its field, itself and what to do', () => {
  test.each<[path: string, value: unknown, repair: RegExp]>([
    ['facts.ts whatsapp', '+962 79 123 4567', whatsapp],
    ['facts.ts whatsapp', '0791234567', whatsapp],
    ['facts.ts whatsapp', '٩٦٢٧٩١٢٣٤٥٦٧', whatsapp],
    ['facts.ts whatsapp', 962791234567, whatsapp],
    ['facts.ts whatsapp', '9620791234567', /take out the 0 behind the country code/],
    ['facts.ts whatsappIn', { '+964': '0781 234 5678' }, whatsapp],
    ['facts.ts phone', '0790000000', phone],
    ['facts.ts phone', '+96279111', phone],
    ['facts.ts minimumOrder', '500', /write a whole number of tons without quotes/],
    ['facts.ts minimumOrder', 0, /1 or more/],
    ['facts.ts minimumOrder', 300.5, /write a whole number of tons/],
    ['facts.ts bagWeight', -50, /write a whole number of kilograms/],
    ['facts.ts bagsPerPallet', 0, /1 or more/],
    ['facts.ts plausibleMaximum', '50,000', /without quotes or commas/],

    ['facts.ts email', 'info', mail],
    ['facts.ts email', 'info@company', mail],
    ['facts.ts email', 'info@company.com, sales@company.com', mail],
    ['facts.ts email', 'mailto:info@company.com', mail],
    ['facts.ts email', '', mail],

    ['facts.ts site', 'http://dap.company.com', https],
    ['facts.ts site', 'dap.company.com', https],
    ['facts.ts site', 'https://localhost', https],
    ['facts.ts site', 'https://dap.company.com/', /take out the slash at its end/],
    ['facts.ts site', 'https://company.github.io/dap', /\(sub\)domain of its own/],
    ['facts.ts facebook', 'javascript:alert(1)', https],
    ['facts.ts instagram', '@company', https],
    ['facts.ts agency.url', 'www.agency.com', https],
    ['images.ts gallery.host', 'https://cdn.company.com', /to a slash at its end/],

    [name, 'granules_macro.jpg', /without an ending/],
    [name, 'our file (1)', /letters, digits, - and _/],
    [name, '', /write the name of its file/],
    [name, undefined, /write the name of a file/],
    [
      'images.ts gallery.images.1',
      structuredClone(Object(images?.gallery).images[0]),
      /the same picture stands there twice/,
    ],
    ['images.ts gallery.images', [], /write one picture at least/],

    ['names.ts companyName.ar', '', /write the name/],
    ['names.ts companyName.en', undefined, /write the name/],
    ['names.ts companyName.fr', 'Acme\nSARL', /on one line/],
    ['names.ts companyName.en', 'Acme &amp; Sons', /take out the markup/],
    ['names.ts companyName.en', ' Acme', /take out the spaces/],
    ['names.ts shortName.en', 'A name that is by far too long', /24 letters at most/],
    ['names.ts address.fr.city', '', /write the city/],

    ['colors.ts brand', 'green', colour],
    ['colors.ts brand', '#0f6', colour],
    ['colors.ts brand', '0f6b3a', colour],
    ['colors.ts brandOnDark', 'rgb(95, 191, 133)', colour],
    ['colors.ts brandOnDark', undefined, colour],
    ['logo.ts logo.0.tone', 'green', /write one of brand, light, gold, sun, or a colour/],
    ['logo.ts logo.0.path', '<path d="M0 0"/>', /write the `d` of an SVG path/],

    [alt, '', /write what the picture shows, in this language/],
    [alt, '<b>rice</b>', /take out the markup/],
    [alt, 12, /write what the picture shows/],
    ['answers.ts answers.origin', { en: 'Jordan.' }, /a sentence in every language/],
    ['hours.ts hours.days', ['Sun'], /write days such as sunday/],
    ['hours.ts hours.opens', '8:00', /write a time such as/],
    ['hours.ts hours.timeZone', 'Amman', /write a time zone such as Asia\/Amman/],
    ['profile.ts spoken', ['ar', 'de'], /write some of ar, en, fa, fr, ja/],
    ['profile.ts founded', '98', /write a year such as '1998'/],
    ['hours.ts hours.closes', '25:00', /write a time such as/],
    ['facts.ts defaultCountry', '962', /write one of \+962, \+964/],
    ['facts.ts whatsap', '962791234567', /no field has this name/],
    ['facts.ts agency.link', 'https://a.co', /no field has this name/],
  ])('%s: %j', (path, value, repair) => {
    const errors = companyErrors(changed(path, value));
    expect(errors).toHaveLength(1);
    const [file, field] = path.split(' ');
    expect(errors[0]).toMatch(repair);
    expect(errors[0]).toContain(`/${file}: ${field}`);
    if (value === undefined) expect(errors[0]).toContain('is missing:');
    else if (typeof value !== 'object') expect(errors[0]).toContain(String(value));
    expect(errors[0]).not.toMatch(/Invalid|received|expected|\n *at /);
  });
});

describe('a file that cannot be read is one sentence with its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (file: string, change: (source: string) => string) => {
    cpSync(companyFolder(), folder, { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    return loadCompany(folder);
  };

  test.each<[what: string, file: string, from: RegExp, to: string, line: RegExp]>([
    ['a quote', 'facts.ts', /(whatsapp = '\d+)'/, '$1', /facts\.ts: line \d+, export const whatsapp/],
    [
      'a comma in a number',
      'facts.ts',
      /(minimumOrder = )\d+/,
      '$11,000',
      /facts\.ts: line \d+, export const minimumOrder/,
    ],
    ['a comma between texts', 'names.ts', /',$/m, "'", /names\.ts: line \d+/],
    ['a bracket', 'images.ts', /\],\s*\};\s*$/, '};', /images\.ts: line \d+/],
  ])('%s', async (_, file, from, to, line) => {
    const { errors } = await write(file, (source) => {
      expect(source).toMatch(from);
      return source.replace(from, to);
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(line);
    expect(errors[0]).toContain('look there and one line above');
  });

  test('a file or a folder that is not there', async () => {
    cpSync(companyFolder(), folder, { recursive: true });
    rmSync(join(folder, 'names.ts'));
    expect(companyErrors(await loadCompany(folder))).toEqual([
      expect.stringMatching(/names\.ts is missing: copy it from widgets\/company/),
    ]);
    expect((await loadCompany('/nowhere')).errors).toEqual([
      expect.stringContaining('copy widgets/company to it'),
    ]);
    expect(companyFiles()).toEqual(expect.arrayContaining(Object.keys(company.values)));
  });
});

test('a picture that is not there is named, with what to do', () => {
  const [error, ...others] = pictureErrors(changed(name, 'our_warehouse'));
  expect(others).toEqual([]);
  expect(error).toMatch(
    /images\.ts: gallery\.images\.0\.name is 'our_warehouse': there is no our_warehouse-480\.avif\. Put .* `npm run images`/,
  );
});

describe('a colour that text cannot stand on is refused, with the number and one that would do', () => {
  test.each([
    ['brand', '#ffff00', /white text on it has a contrast of 1\.07 : 1/],
    ['brand', '#5fbf85', /white text on it has a contrast of 2\.\d\d : 1/],
    ['brandOnDark', '#0f6b3a', /text of it on the dark page has a contrast of \d\.\d\d : 1/],
  ])('%s %s', (field, value, sentence) => {
    const [error = '', ...others] = colourErrors(changed(`colors.ts ${field}`, value));
    expect(others).toEqual([]);
    expect(error).toMatch(sentence);
    const [, better] = /'(#\w{6})' would do/.exec(error) ?? [];
    expect(colourErrors(changed(`colors.ts ${field}`, better))).toEqual([]);
  });
});

test('a text that a language lacks is named', () => {
  expect(untranslated(company.values)).toEqual([]);
  expect(untranslated({ 'names.ts': { companyName: { ar: 'أ', en: 'A', fa: 'آ', fr: 'A' } } })).toEqual([
    'names.ts: companyName has no text in ja',
  ]);
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

  test('are also found by value when the list does not name them', () => {
    const values = (whatsapp: string) => ({
      ...company,
      values: { 'facts.ts': { whatsapp, site: 'https://dap.example.com', minimumOrder: 500 } },
    });
    expect(samples(values('962790000000'))).toEqual({ 'facts.ts': ['whatsapp', 'site'] });
    expect(samples(values('962791234567'))).toEqual({ 'facts.ts': ['site'] });
  });
});

describe('what is doubtful', () => {
  const sure = changed(
    'names.ts shortName',
    Object.fromEntries(Object.keys(Object(names?.companyName)).map((code) => [code, 'Acme'])),
  );
  test.each<[field: string, value: unknown, sentence: RegExp]>([
    [
      'whatsapp',
      '962691234567',
      /facts\.ts: whatsapp is 962691234567: numbers of this country look otherwise/,
    ],
    ['whatsapp', '9647912345', /numbers of this country/],
    ['phone', '+9627912345678', /numbers of this country/],
    ['minimumOrder', 20_000, /are they tons/],
    ['plausibleMaximum', 10, /more than minimumOrder/],
  ])('%s %s', (field, value, sentence) => {
    const values = { ...sure.values, 'facts.ts': { ...facts, [field]: value } };
    expect(doubts({ ...sure, values }).join('\n')).toMatch(sentence);
  });

  test('a name too long for the header', () => {
    const long = changed('names.ts', undefined);
    long.values['names.ts'] = { ...names, companyName: { ar: 'ا'.repeat(43) }, shortName: { ar: '' } };
    expect(doubts(long).join()).toContain('names.ts: companyName.ar has 43 letters: give shortName.ar');
    long.values['names.ts'] = { ...names, companyName: { ar: 'ا'.repeat(43) }, shortName: { ar: 'ا' } };
    expect(doubts(long)).toEqual([]);
  });
});

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { brandErrors, brandWarnings, tones } from '../../../../src/build/company/brand.ts';
import { drawingErrors, logoComponent } from '../../../../src/build/company/logo.ts';
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
import { folderWith, textOf } from '../../../support/folders.ts';

const company = await readCompany();

test('the company’s files are valid', async () => {
  expect(await validateCompany()).toEqual([]);
});

/** The company with one value changed, at a path such as `agency.url`. */
function changed(file: string, path: string, value: unknown) {
  const values = structuredClone(company.values);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), values[file]);
  Reflect.set(Object(place), last, value);
  return values;
}

const inAllLanguages = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text]));
const [image] = Object(company.values['images.ts']).gallery.images;

describe('an invalid value is reported with file, field, value and fix', () => {
  test.each<[file: string, path: string, value: unknown, message: RegExp]>([
    ['facts.ts', 'whatsapp', '+962 79 123 4567', /value '\+962 79 123 4567' .* code and number as digits/],
    ['facts.ts', 'whatsapp', 962791234567, /value 962791234567 .* in quotes/],
    ['facts.ts', 'whatsapp', '962691234567', /Check the digits/],
    ['facts.ts', 'whatsapp', '9620790000000', /Write '962790000000'/],
    // A number of the United States.
    ['facts.ts', 'whatsapp', '2025550147', /Check the digits, .* Write \+ unless/],
    ['facts.ts', 'phone', '+9620791234567', /Write '\+962791234567'/],
    ['facts.ts', 'phone', '+4402079460958', /Check the digits/],
    ['facts.ts', 'phone', '0790000000', /Write \+, country code and number/],
    ['facts.ts', 'defaultCountry', 962, /"\+962"|"\+964"/],
    ['facts.ts', 'minimumOrder', '500', /Write a number without quotes/],
    ['facts.ts', 'plausibleMaximum', 10, /more tons than minimumOrder/],
    ['facts.ts', 'email', 'info', /Write an email address/],
    ['facts.ts', 'email', 'info@سماد.com', /for example info@xn--mgbqk6e\.com/],
    ['facts.ts', 'site', 'https://سماد.com', /the domain: 'https:\/\/xn--mgbqk6e\.com'/],
    ['facts.ts', 'site', 'http://dap.company.com', /complete URL, starting with https/],
    ['facts.ts', 'site', 'https://dap.company.com/shop', /only https:\/\/ and the domain/],
    ['facts.ts', 'whatsap', '962791234567', /Unknown field .* Check its spelling/],
    ['names.ts', 'companyName.en', undefined, /is missing/],
    ['names.ts', 'companyName.fr', 'Acme\nSARL', /on one line/],
    ['names.ts', 'companyName.en', 'Acme &amp; Sons', /Remove the HTML/],
    ['names.ts', 'shortName.en', 'A name that is by far too long', /24 characters/],
    ['answers.ts', 'answers.origin', { en: 'Jordan.' }, /a text in each language/],
    ['answers.ts', 'answers.origin', 'Jordan.', /a text in each language/],
    ['trade.ts', 'delivery.works', 'EXW', /a value in each language/],
    ['product.ts', 'specification', 'Moisture 1.5%', /Write a list/],
    ['product.ts', 'includedDocuments.0', 'no-such-document', /a key of documents in trade\.ts: /],
    ['trade.ts', 'packaging', { 'big bags': inAllLanguages('منصات') }, /key in Latin letters/],
    ['images.ts', 'gallery.host', 'https://cdn.company.com', /ends with a slash/],
    ['images.ts', 'gallery.images', [image, image], /the image is listed twice/],
    ['images.ts', 'gallery.images.0.name', 'our_port', /our_port-\d+\.avif does not exist\. Copy/],
    [
      'images.ts',
      'gallery.images.0.name',
      'our_port.AVIF',
      /Write the name without its extension: 'our_port'/,
    ],
    ['samples.ts', 'samples', { 'fact.ts': ['phone'] }, /Unknown field samples\.fact\.ts\. Check/],
    [
      'samples.ts',
      'samples',
      { 'facts.ts': ['fone'] },
      /Write the name of a value in facts\.ts, or remove it/,
    ],
    ['answers.ts', 'answers.orign', {}, /Unknown field answers\.orign\. Check its spelling/],
    ['names.ts', 'companyName.en', 'Acme\tLtd.', /without tabs/],
    ['names.ts', 'companyName.en', 'A'.repeat(260), /at most 120 characters/],
    ['facts.ts', 'registration', '&nbsp;', /Remove the HTML/],
    ['facts.ts', 'minimumOrder', 0, /more than 0/],
    ['profile.ts', 'spoken.0', 'xx', /Write "ar" or "en"/],
    ['trade.ts', 'packaging.bags.en', 'Bags of {{kgs}} kg', /no braces but \{\{kg\}\}/],
    ['trade.ts', 'delivery.aqaba.en', 'Port of {{kgs}}', /no braces but \{\{kg\}\}/],
    ['trade.ts', 'documents.origin.ar', 'شهادة منشأ، أصلية', /Use no commas/],
    ['names.ts', 'address.en.city', '\u200B', /Write a text/],
    ['names.ts', 'companyName.en', 'Acme \u202Edtl', /control characters/],
    ['images.ts', 'gallery.images.0.name', 'our port', /Write only letters, digits/],
  ])('%s %s: %j', (file, path, value, message) => {
    const errors = companyErrors(changed(file, path, value));
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors[0]).toContain(`widgets/company/${file}: `);
    expect(errors[0]).toContain(path);
  });

  test('not a complete number, of another country with +, or of a service', () => {
    for (const whatsapp of ['962791234567', '+962791234567', '9647701234567', '+971501234567'])
      expect(companyErrors(changed('facts.ts', 'whatsapp', whatsapp))).toEqual([]);
    for (const phone of ['+96265001234', '+96280022222', '+12025550147'])
      expect(companyErrors(changed('facts.ts', 'phone', phone))).toEqual([]);
  });

  test('not a list of trade terms that is empty or has other choices', () => {
    for (const packaging of [{}, { pallets: inAllLanguages('منصات 40 كيساً') }])
      expect(companyErrors(changed('trade.ts', 'packaging', packaging))).toEqual([]);
  });
});

test.each<[what: string, file: string, content: string | Buffer, message: RegExp]>([
  ['a missing quote', 'facts.ts', "export const phone = '1;\n", /cannot be read\. .*facts\.ts:1:22/s],
  ['a curly quote', 'facts.ts', '\nexport const phone = ‘1’;', /Check quotes .*facts\.ts:2:22/s],
  ['an exception', 'facts.ts', 'throw null;', /cannot be read/],
  ['Arabic digits', 'facts.ts', 'export const bagWeight = ٥٠;', /digits \(0 to 9\)/],
  ['an octal number', 'facts.ts', '\nexport const bagWeight = 050;', /value 050 in line 2\. Remove the zero/],
  [
    'a repeated key',
    'trade.ts',
    "export const x = {\na: 1,\n'a': 1 };",
    /key a is used twice in line 3\. Rename/,
  ],
  ['Windows-1256', 'brand.css', Buffer.from([0xd3, 0xe3]), /is not UTF-8\. Save the file/],
  ['UTF-16', 'names.ts', Buffer.from('export {}', 'utf16le'), /is not UTF-8/],
  [
    'UTF-16 and a byte order mark',
    'logo.svg',
    Buffer.from('\uFEFF<svg viewBox="0 0 9 9"/>', 'utf16le'),
    /is not UTF-8/,
  ],
  ['the content of a PNG', 'logo.svg', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /is not an SVG image/],
  ['a missing comma', 'image-files.json', '{\n"a": 1\n"b": 2 }', /Syntax error in line 3/],
  ['a style', 'logo.svg', '<svg viewBox="0 0 9 9"><style>a</style></svg>', /<style is not supported/],
])('a company file with %s is reported with its name', async (_, file, content, message) => {
  const folder = folderWith();
  cpSync(companyFolder, folder, { recursive: true });
  writeFileSync(join(folder, file), content);
  const { errors } = await readCompany(folder);
  expect(errors).toEqual([expect.stringMatching(message)]);
  expect(errors[0]).toContain(join(folder, file));
});

test('a byte order mark is removed from every file of the owner', async () => {
  const folder = folderWith();
  cpSync(companyFolder, folder, { recursive: true });
  const names = filesIn(folder);
  for (const name of names) writeFileSync(join(folder, name), `\uFEFF${textOf(folder, name)}`);
  const { values, errors } = await readCompany(folder);
  expect(errors).toEqual([]);
  expect(values).toEqual(company.values);
  for (const name of names) expect(readText(join(folder, name))).not.toMatch(/^\uFEFF/);
});

describe('brand colors', () => {
  const brand = readText(join(companyFolder, 'brand.css'));
  const withTone = (name: string, value: string) =>
    join(
      folderWith({ 'brand.css': brand.replace(new RegExp(`(--tone-${name}:)[^;]*`), `$1 ${value}`) }),
      'brand.css',
    );

  test.each(['#0f6b3', 'grean', '0f6b3a', '', '#0f6b3a #fff'])(
    'a tone with the value “%s” is refused',
    (value) => {
      for (const name of ['brand', 'bright-sheet', 'leaf'])
        expect(brandErrors(withTone(name, value))).toEqual([
          expect.stringMatching(`brand\\.css: Invalid value .* for --tone-${name}\\. Write # and six digits`),
        ]);
    },
  );

  test.each<[what: string, change: (css: string) => string, message: RegExp]>([
    ['a misspelled name', (css) => css.replace('--tone-brand:', '--tone-brnd:'), /--tone-brand is missing/],
    [
      'a missing semicolon',
      (css) => css.replace(/(--tone-ink:[^;]*);/, '$1'),
      /Invalid value .* for --tone-ink/s,
    ],
    ['a missing line', (css) => css.replace(/--tone-pale:.*/, ''), /--tone-pale is missing/],
    ['an open comment', (css) => css.replace('/* white text', '/ * white text'), /brand\.css/],
    ['another selector', (css) => css.replace(':host', ':hots'), /must contain only/],
    ['a missing bracket', (css) => css.replace('{', ''), /must contain only/],
  ])('%s is refused', (_, change, message) => {
    const errors = brandErrors(join(folderWith({ 'brand.css': change(brand) }), 'brand.css'));
    expect(errors.join('\n')).toMatch(message);
  });

  test('the colors of the project are readable; a light brand color is a warning, which a release refuses', () => {
    expect(brandErrors(join(companyFolder, 'brand.css'))).toEqual([]);
    expect(brandWarnings(join(companyFolder, 'brand.css'))).toEqual([]);
    expect(brandWarnings(withTone('brand', '#ffe94a'))).toContain('--tone-brand with #ffffff: 1.2:1');
    expect(brandWarnings(withTone('brand', '#063'))).toEqual([]);
    expect(brandWarnings(withTone('bright-text', '#eee'))).toEqual([
      expect.stringMatching(/^--tone-bright with --tone-bright-text: 2\.0:1$/),
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

test('a missing file is reported', async () => {
  const { 'names.ts': _, ...values } = company.values;
  expect(companyErrors(values)).toEqual([expect.stringMatching(/names\.ts: The file is missing/)]);
  const folder = folderWith();
  cpSync(companyFolder, folder, { recursive: true });
  rmSync(join(folder, 'logo.svg'));
  expect((await readCompany(folder)).errors).toEqual([expect.stringMatching(/logo\.svg is missing/)]);
});

test('a release needs all translations, and no sample values', () => {
  const { fr: _, ...companyName } = inAllLanguages('A');
  expect(untranslated({ 'names.ts': { companyName } })).toEqual(['names.ts: companyName has no text in fr']);
  const own = { whatsapp: '962791234567', site: 'https://dap.company.com' };
  const list = { 'samples.ts': { samples: { 'facts.ts': ['email'] } } };
  expect(samples({ 'facts.ts': own, ...list })).toEqual([['facts.ts', ['email']]]);
  expect(samples({ 'facts.ts': own })).toEqual([]);
  // Also without a name in the list.
  expect(samples({ 'facts.ts': { ...own, whatsapp: '962790000000' } })).toHaveLength(1);
  expect(samples({ 'facts.ts': { ...own, site: 'https://dap.example.com' } })).toHaveLength(1);
});

test('a language that the owner has dropped may keep its values', async () => {
  vi.resetModules();
  vi.doMock('../../../../widgets/i18n/languages.ts', async (original) => ({
    ...(await original<object>()),
    languageCodes: ['ar', 'en'],
  }));
  const { companyErrors } = await import('../../../../src/build/company/validate.ts');
  expect(companyErrors({ ...company.values, 'profile.ts': { spoken: ['ar'], founded: '' } })).toEqual([]);
  vi.doUnmock('../../../../widgets/i18n/languages.ts');
});

test('a release needs no sample text in any language', () => {
  const own = inAllLanguages('Acme');
  for (const [code, text] of Object.entries({
    ar: 'شارع مكة',
    en: 'Company Name',
    fa: 'خیابان مکه',
    fr: 'Nom de la société',
    ja: '会社名',
  }))
    expect(samples({ 'names.ts': { companyName: { ...own, [code]: text } } })).toEqual([
      ['names.ts', [text]],
    ]);
  // In a sentence, they are no sample.
  expect(samples({ 'answers.ts': { answers: { origin: { ar: 'اكتب اسم الشركة.' } } } })).toEqual([]);
});

test('the files of the project contain samples in every file that samples.ts lists', () => {
  const { 'samples.ts': list, ...files } = company.values;
  const found = samples({ ...files, 'samples.ts': { samples: {} } }).map(([file]) => file);
  expect(Object.keys(Object(list).samples)).toEqual(expect.arrayContaining(found));
});

/** Every path to a value, such as `agency.url`. */
const paths = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value
    ? [
        path,
        ...Object.entries(value).flatMap(([key, inner]) =>
          paths(inner, [path, key].filter(Boolean).join('.')),
        ),
      ]
    : [path];

test('no message has the words of the library that checks the values', () => {
  const wrong = [null, -1, 1.5, '', 'x'.repeat(500), [], {}];
  const messages = Object.entries(company.values).flatMap(([file, values]) =>
    paths(values)
      // One entry of each list, and one language.
      .filter((path) => path && !/\.([1-9]|fa|fr|ja)\b/.test(path))
      .flatMap((path) => wrong.flatMap((value) => companyErrors(changed(file, path, value)))),
  );
  const fixes = messages.map((message) => message.replace(/^.* for \S+\. |^.* is missing\. /, ''));
  const start =
    /^(Write|Use|Check|Remove|The file .* does not exist\. Copy|widgets\/company\/\S+: Unknown field )/;
  expect([...new Set(fixes)].filter((fix) => !start.test(fix))).toEqual([]);
  expect(messages.length).toBeGreaterThan(200);
});

describe('logo', () => {
  const file = (svg: string) => join(folderWith({ 'logo.svg': svg }), 'logo.svg');
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${content}</svg>`;

  test('is a component with its shapes and gradients', async () => {
    const logo = file(
      `<?xml version="1.0"?><!-- Logo -->${svg('<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0-h9z"/>')}`,
    );
    expect(drawingErrors(logo)).toEqual([]);
    const { code } = await logoComponent(logo);
    expect(code).toMatch(/viewBox: "0 0 64 64",\s*\.\.\.props/);
    expect(code).toMatch(/stopColor: "#fff"/);
    expect(code).toMatch(/d: "M0-h9z"/);
  });

  test.each([
    ['a script', svg('<script>alert(1)</script>'), /logo\.svg: <script is not supported/],
    ['an event handler', svg('', ' onload="alert(1)"'), /onload=/],
    ['another file', svg('<use href="https://evil.test/x.svg#a"/>'), /href=/],
    ['a paint of another file', svg('<path fill="url(//evil.test)"/>'), /url\(/],
    ['an escaped attribute', svg('<path fill="#0f6b3a&quot;/><script>alert(1)</script>"/>'), /<script/],
    ['an encoded URL', svg('<path fill="u&#114;l(//evil.test)"/>'), /&# is not supported/],
    ['a property of React', svg('<path ref="x"/>'), /ref= is not supported/],
    ['a text', 'nothing', /is not an SVG image with a viewBox/],
    ['an open element', svg('<g>'), /is not an SVG image/],
  ])('with %s is refused in one sentence', (_, source, message) => {
    const [error] = drawingErrors(file(source));
    expect(error).toMatch(message);
    expect(error).toMatch(/Save the drawing as plain SVG .*\.$/);
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
    ['a missing key', change({ 'hero.title': undefined }), /hero\.title is missing\. Translate “.+”\./],
    [
      'an unknown placeholder',
      change({ 'hero.title': '{{company}}' }),
      /hero\.title .*\{\{company\}\}.* as in en\.json/,
    ],
    ['an empty text', change({ 'hero.title': ' ' }), /hero\.title is empty/],
    ['a number', change({ 'hero.title': 1 }), /hero\.title is empty\. Write a text in quotes/],
    ['HTML', change({ 'hero.title': '<b>x</b>' }), /hero\.title contains HTML/],
    ['a missing comma', () => '{\n"a": "b"\n"c": "d" }', /Syntax error in line 3\. .* comma/],
    ['a trailing comma', () => '{ "hero.title": "x", }', /Syntax error in line 1\. .* but the last/],
    ['curly quotes', () => '{\n"a": "b",\n"c": “d”,\n"e": "f",\n"g": "h"\n}', /Syntax error in line 3\./],
    ['a tab in a text', () => '{\n"a": "b\tc"\n}\n', /Syntax error in line 2\. .* no tabs/],
    ['a quote in a text', () => '{\n"a": "b"c"\n}\n', /Syntax error in line 2\. .* write \\" for a quote/],
    ['UTF-16', (source) => Buffer.from(source, 'utf16le'), /is not UTF-8/],
    ['another encoding', () => Buffer.from([0x7b, 0xd3, 0x7d]), /is not UTF-8/],
  ])('%s is one message with file, key and fix', (_, content, message) => {
    const file = 'src/locales/fr.json';
    const errors = errorsWith(file, content);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors[0]).toContain(file);
  });

  test('may begin with a byte order mark', () => {
    for (const name of ['en', 'ar'])
      expect(errorsWith(`src/locales/${name}.json`, (text) => `\uFEFF${text}`)).toEqual([]);
  });

  test('each language has its plural forms, in which the number may be a word', () => {
    const arabic = (texts: object) => errorsWith('widgets/locales/ar.json', change(texts));
    expect(arabic({ 'errors.summary_many': undefined })).toEqual([
      expect.stringMatching(/summary_many is missing/),
    ]);
    expect(arabic({ 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح: {{fields}}' })).toEqual([]);
    expect(arabic({ 'errors.summary_one': 'خانة واحدة تحتاج إلى تصحيح' })).toHaveLength(1);
  });
});

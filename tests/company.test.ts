import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { companyErrors, companyFiles, sampleValues, untranslated } from '../src/publish/check-company.ts';
import { address, companyName } from '../widgets/company/names.ts';

describe('the files the distributor edits', () => {
  test('are right as they stand', () => expect(companyErrors(companyFiles)).toEqual([]));

  test.each<[string, keyof typeof companyFiles, object, RegExp]>([
    [
      'whatsapp',
      'facts.ts',
      { whatsapp: '+962 79' },
      /^facts.ts: whatsapp must be country code and number in digits only/,
    ],
    ['phone', 'facts.ts', { phone: '0790000000' }, /^facts.ts: phone must be \+, country code and number/],
    ['email', 'facts.ts', { email: 'info' }, /^facts.ts: email must be an e-mail address/],
    ['site', 'facts.ts', { site: 'http://dap.example.com' }, /^facts.ts: site must begin with https/],
    ['site', 'facts.ts', { site: 'https://dap.example.com/' }, /^facts.ts: site must not end with a slash/],
    ['name', 'names.ts', { companyName: { ...companyName, fa: ' ' } }, /^names.ts: companyName\.fa is empty/],
    [
      'facebook',
      'facts.ts',
      { facebook: 'javascript:alert(1)' },
      /^facts.ts: facebook must be an address that begins with https/,
    ],
    [
      'instagram',
      'facts.ts',
      { instagram: 'http://instagram.com/x' },
      /^facts.ts: instagram must be an address/,
    ],
    [
      'address',
      'names.ts',
      { address: { ...address, fr: { ...address.fr, city: '' } } },
      /^names.ts: address\.fr\.city is empty: write the city/,
    ],
    ['a typing slip', 'facts.ts', { whatsap: '1' }, /^facts.ts: .*whatsap/],
    ['least quantity', 'facts.ts', { minimumOrder: 0.5 }, /^facts.ts: minimumOrder must be a whole number/],
    ['least quantity', 'facts.ts', { minimumOrder: 0 }, /^facts.ts: minimumOrder must be at least 1 ton/],
  ])('names a wrong %s in %s and says how to repair it', (_, file, change, sentence) => {
    const errors = companyErrors({ ...companyFiles, [file]: { ...companyFiles[file], ...change } });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(sentence);
  });

  test('have every text in every language, and a missing one is named', () => {
    expect(untranslated(companyFiles)).toEqual([]);
    const { ja: _, ...names } = companyName;
    expect(untranslated({ 'names.ts': { companyName: names } })).toEqual([
      'names.ts: companyName has no text in ja',
    ]);
  });

  test('lists its samples until their marks are gone', () => {
    const read = (file: string) =>
      readFileSync(new URL(`../widgets/company/${file}`, import.meta.url), 'utf8');
    const source = read('facts.ts');
    expect(sampleValues(source)).toEqual(expect.arrayContaining(['whatsapp', 'phone', 'email', 'site']));
    expect(sampleValues(read('names.ts'))).toEqual(['companyName', 'address']);
    expect(sampleValues(source.replaceAll('// sample', ''))).toEqual([]);
    expect(
      sampleValues("export const whatsapp = '962791111111';\nexport const email = 'a@b.co'; // sample\n"),
    ).toEqual(['email']);
  });
});

test('an answer stands in every language or in none', () => {
  const answered = (origin: object) =>
    companyErrors({ ...companyFiles, 'answers.ts': { answers: { origin } } });
  expect(answered({})).toEqual([]);
  expect(answered({ ar: 'الأردن.', en: 'Jordan.', fa: 'اردن.', fr: 'Jordanie.', ja: 'ヨルダン。' })).toEqual(
    [],
  );
  expect(answered({ en: 'Jordan.' })).toEqual([
    'answers.ts: answers.origin must be empty, {}, or a sentence in every language: ar, en, fa, fr, ja',
  ]);
});

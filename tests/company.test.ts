import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { companyErrors, sampleValues } from '../src/publish/check-company.ts';
import * as company from '../widgets/company.ts';

const values = { ...company };

describe('the file the distributor edits', () => {
  test('is right as it stands', () => expect(companyErrors(values)).toEqual([]));

  test.each<[string, object, RegExp]>([
    ['whatsapp', { whatsapp: '+962 79' }, /^whatsapp must be country code and number in digits only/],
    ['phone', { phone: '0790000000' }, /^phone must be \+, country code and number/],
    ['email', { email: 'info' }, /^email must be an e-mail address/],
    ['site', { site: 'http://dap.example.com' }, /^site must begin with https/],
    ['site', { site: 'https://dap.example.com/' }, /^site must not end with a slash/],
    ['name', { name: { ...company.name, fa: ' ' } }, /^name\.fa is empty/],
    ['facebook', { facebook: 'javascript:alert(1)' }, /^facebook must be an address that begins with https/],
    ['instagram', { instagram: 'http://instagram.com/x' }, /^instagram must be an address/],
    [
      'address',
      { address: { ...company.address, fr: { ...company.address.fr, city: '' } } },
      /^address\.fr\.city is empty: write the city/,
    ],
    ['a typing slip', { whatsap: '1' }, /whatsap/],
  ])('names a wrong %s and says how to repair it', (_, change, sentence) => {
    const errors = companyErrors({ ...values, ...change });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(sentence);
  });

  test('wants a minimum of whole tons', () => {
    expect(companyErrors({ ...values, minimumOrder: 0.5 })[0]).toMatch(
      /^minimumOrder must be a whole number/,
    );
    expect(companyErrors({ ...values, minimumOrder: 0 })[0]).toMatch(/^minimumOrder must be at least 1 ton/);
  });

  test('lists its samples until their marks are gone', () => {
    const source = readFileSync(new URL('../widgets/company.ts', import.meta.url), 'utf8');
    expect(sampleValues(source)).toEqual(
      expect.arrayContaining(['name', 'whatsapp', 'phone', 'email', 'site']),
    );
    expect(sampleValues(source.replaceAll('// sample', ''))).toEqual([]);
    expect(
      sampleValues("export const whatsapp = '962791111111';\nexport const email = 'a@b.co'; // sample\n"),
    ).toEqual(['email']);
  });
});

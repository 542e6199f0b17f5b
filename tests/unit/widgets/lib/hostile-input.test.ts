import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCompany } from '../../../../src/build/company/load-company.ts';
import { companyErrors } from '../../../../src/build/company/validate.ts';
import { toE164 } from '../../../../widgets/lib/phone.ts';
import { isVisible } from '../../../../widgets/lib/text.ts';
import { text, value } from '../../../support/arbitraries.ts';

describe('any input', () => {
  test('gives a valid phone number or none', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('+962' as const, '+964' as const), (typed, code) => {
        expect(toE164(typed, code)).toMatch(/^(\+[1-9]\d*)?$/);
      }),
    );
  });

  // A Hangul filler, the empty pattern of Braille, a soft hyphen, a tag, joiners, a variation selector.
  const invisible = '\u3164 \u2800 \u00AD \u{E0041} \u200D\u200C \uFE0F \u115F\u1160 \u034F \uFFA0';
  test.each(invisible.split(' '))('invisible characters are not a name (%j)', (character) => {
    expect(isVisible(character.repeat(3))).toBe(false);
    expect(isVisible(`${character}ليث${character}`)).toBe(true);
  });
});

test('any value in the files of a company gives messages with the name of the file', async () => {
  const company = await loadCompany();
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
  );
});

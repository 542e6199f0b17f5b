import { asciiDigits, digitsOnly, withoutLeadingZeros } from './digits.ts';

/**
 * The countries served, with the longest national number without its leading zero (ITU-T E.164, libphonenumber).
 * A name is a text of the locales, `order.<name>`.
 */
export const countries = [
  { code: '+962', name: 'jordan', nationalLength: 9 },
  { code: '+964', name: 'iraq', nationalLength: 10 },
] as const;

export type CountryCode = (typeof countries)[number]['code'];

/** The most a phone control takes, in UTF-16 units. */
export const longestPhone = 40;

/** What begins a second number or an extension, once eight digits stand before it. */
const another = /^((?:[^0-9]*[0-9]){8}.*?)[\p{L}+/\\,;،؛、#*|&\n].*/su;

/** Marks that keyboards and address books leave in numbers and nobody sees. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF]/g;

/**
 * The full number of what a person typed, as `+` and digits (E.164), in five steps:
 * 1. digits of every script become ASCII, the full-width plus a plus, and marks that nobody sees go; of two numbers
 *    the first counts, and an extension is none;
 * 2. the bare number is the digits without leading zeros; where there is none the field is not filled;
 * 3. a code of ours that begins the bare number wins over the chosen one when `+` or `00` stood before it, or
 *    when it is longer than a national number; the rest loses its leading zeros, and without a rest the field is not
 *    filled either;
 * 4. another number with `+` or `00`, longer than a national one, is another country's and stays as it is;
 * 5. all else is a number of the chosen country: its code, then the bare number.
 * @param typed digits of any script, with or without country code, `00`, `+`, spaces and dashes
 * @param code the country code chosen beside the field
 * @returns empty when the field is not filled
 */
export function fullPhone(typed: string, code: CountryCode): string {
  const text = asciiDigits(typed)
    .replace(/\uFF0B/g, '+')
    .replace(invisible, '')
    .replace(another, '$1');
  const digits = digitsOnly(text);
  const bare = withoutLeadingZeros(digits);
  if (!bare) return '';

  const international = /^[^0-9]*\+/.test(text) || digits.startsWith('00');
  const national = countries.find((country) => country.code === code)?.nationalLength ?? 10;
  const longer = bare.length > national;
  const named = countries.find((country) => bare.startsWith(country.code.slice(1)));

  if (named && (international || longer)) {
    const rest = withoutLeadingZeros(bare.slice(named.code.length - 1));
    return rest && named.code + rest;
  }
  if (international && longer) return `+${bare}`;
  return code + bare;
}

import { asciiDigits, digitsOnly, withoutInvisibleMarks, withoutLeadingZeros } from './text.ts';

/** Not in `countries`, which would enlarge `embed.js`. */
export const countryCodes = ['+962', '+964'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** The `+` of `+964`, which a query turns into a space and some systems encode. */
const plus = /^(\+|00|%(25)*2b|&(amp;)?#43;)?/i;

/** Reads a country code of an attribute or a query. @returns undefined if it is none of the list */
export const readCountryCode = (text: string): CountryCode | undefined =>
  countryCodes.find((code) => code === text.trim().replace(plus, '+'));

/**
 * The countries. To add one, add its code above, an entry, its flag in `flags.tsx` and its name to the locales,
 * `order.<name>`. The spaces of an example do not break.
 */
export const countries = [
  {
    code: '+962',
    name: 'jordan',
    /** Numbers without their leading zero (ITU-T E.164). */
    national: /^(?:(?:[26]|7\d)\d|32|427|53|87)\d{6}$/,
    /** Digits of the longest number. */
    nationalLength: 9,
    /** Toll-free and premium numbers, which no buyer has. */
    services: /^(?:8[0-689]|9[0-57-9])\d{6}$/,
    mobile: /^7[789]\d{7}$/,
    example: '079\u00A0123\u00A04567',
  },
  {
    code: '+964',
    name: 'iraq',
    national: /^(?:1\d{7}|7[3-9]\d{8}|[2-6]\d{7,8})$/,
    nationalLength: 10,
    services: undefined,
    mobile: /^7[3-9]\d{8}$/,
    example: '0770\u00A0123\u00A04567',
  },
] as const satisfies { code: CountryCode; [key: string]: unknown }[];

export type Country = (typeof countries)[number];

/** A phone number in E.164, `+` and digits; empty if there is none. */
export type FullPhone = '' | `+${string}`;

/** Completes “Expected …” in a warning. */
export const expectedNumber = 'a number such as "+962790000000"';

/** Most UTF-16 units a phone control takes. */
export const maxPhoneLength = 40;

/** The start of a second number or an extension, after a complete number. */
const separators = /[\p{L}+/\\,;،؛、#*|&\n]/u;

/**
 * The first number of a text, and the second number or extension that is ignored. A number is complete with as many digits
 * as the shortest ones have: 8 in Jordan and Iraq, 10 with another country code.
 */
export function splitNumbers(typed: string): { first: string; ignored: string } {
  const text = withoutInvisibleMarks(asciiDigits(typed).replace(/\uFF0B/g, '+'));
  const { international, named } = analyzeDigits(text);
  const fewest = named ? 11 : international ? 10 : 8;
  const complete = new RegExp(`^[^1-9]*[1-9](?:[^0-9]*[0-9]){${fewest - 1}}`).exec(text)?.[0].length;
  const after = text.slice(complete ?? text.length);
  const at = after.search(separators);
  const rest = at < 0 ? '' : after.slice(at);
  const ignored = /[0-9]/.test(rest) ? rest.replace(/^[^\p{L}0-9+]+/u, '').trim() : '';
  return { first: text.slice(0, text.length - rest.length), ignored };
}

/** `bare`: the digits without leading zeros. `named`: the country whose code they begin with. */
export function analyzeDigits(text: string) {
  const digits = digitsOnly(text);
  const bare = withoutLeadingZeros(digits);
  const plus = /^[^0-9]*\+/.test(text);
  const international = plus || digits.startsWith('00');
  return { bare, plus, international, named: countries.find(({ code }) => bare.startsWith(code.slice(1))) };
}

/**
 * Converts the first number of a typed text to E.164.
 * 1. A code of the list wins over the chosen one after `+` or `00`, or if the number is longer than a national number.
 * 2. A number of another country is kept: with `+` and at least 8 digits, unless it looks like a national mobile number,
 *    or with `00` if it is longer than a national number.
 * 3. Everything else is a number of the chosen country.
 * @param typed digits of any script, with or without country code, `00`, `+`, spaces and dashes
 * @param code the country code chosen beside the field; empty if there is none
 * @returns empty if the field is not filled, or if a national number has no country
 */
export function toE164(typed: string, code: CountryCode | ''): FullPhone {
  const { bare, plus, international, named } = analyzeDigits(splitNumbers(typed).first);
  if (!bare) return '';

  const national = countries.find((country) => country.code === code)?.nationalLength ?? 0;
  const longer = bare.length > national;
  if (named && (international || longer)) {
    const rest = withoutLeadingZeros(bare.slice(named.code.length - 1));
    return rest && `${named.code}${rest}`;
  }
  const isNational = bare.length < 8 || (bare.startsWith('7') && bare.length === national);
  if (plus ? !isNational : international && longer) return `+${bare}`;
  return code && `${code}${bare}`;
}

/** Formats an E.164 number with non-breaking spaces: `+962 79 000 0000`. Numbers of other countries have none. */
export function formatPhone(phone: string): string {
  const country = countries.find(({ code }) => phone.startsWith(code));
  const national = /^(\d+)(\d{3})(\d{4})$/.exec(phone.slice(country?.code.length ?? 0));
  if (!country || !national) return phone;
  return [country.code, ...national.slice(1)].join('\u00A0');
}

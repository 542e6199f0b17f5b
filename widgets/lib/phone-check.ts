import { type Country, type CountryCode, countries, type FullPhone, parts, split, toE164 } from './phone.ts';
import { digitsOnly, withoutLeadingZeros } from './text.ts';

/** Country calling codes (ITU-T E.164): of one digit, of two digits, and all others of three. */
const callingCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The country code that was typed and wins over the chosen one, for example `+44`; empty if the chosen one counts. */
export function codeFromNumber(typed: string, code: CountryCode): string {
  const [used = ''] = callingCode.exec(toE164(typed, code)) ?? [];
  return used === code ? '' : used;
}

/** A doubt, about which the form asks. It does not refuse the number. */
type PhoneCheck = {
  /** The second number or extension that is not used; empty if there is none. */
  ignored: string;
  /**
   * `shape`: the country has no such number. `foreign`: the same, and the code of another country is probably missing.
   * `elsewhere`: the same, and it is a mobile number of another country of the list.
   */
  problem: 'shape' | 'foreign' | 'elsewhere' | undefined;
  /** The other country of the list. */
  elsewhere?: Country;
};

/** The fewest digits of a number without its country code, and the most of one with it (E.164). */
const fewest = 8;
const most = 15;

export function checkPhone(typed: string, code: CountryCode): PhoneCheck {
  const { first, ignored } = split(typed);
  const { international, named } = parts(first);
  const phone = toE164(typed, code);
  const country = countries.find((one) => phone.startsWith(one.code));
  if (!country) return { ignored, problem: phone.length > most + 1 ? 'shape' : undefined };
  const national = phone.slice(country.code.length);
  if (country.numbers.test(national)) return { ignored, problem: undefined };
  const elsewhere = countries.find(({ mobile }) => mobile.test(national));
  if (elsewhere) return { ignored, problem: 'elsewhere', elsewhere };
  const isForeign = !named && (international || (national.length >= fewest && national.length <= most));
  return { ignored, problem: isForeign ? 'foreign' : 'shape' };
}

/**
 * The number of an attribute, which can also begin with a country code without `+`, as in a link to WhatsApp.
 * @returns empty if there is no such number
 */
export function readNumber(typed: string, code: CountryCode): FullPhone {
  const { problem } = checkPhone(typed, code);
  if (!problem) return toE164(typed, code);
  const { first } = split(typed);
  const { bare, international } = parts(first);
  const hasCode = problem === 'foreign' && !international && bare.length >= 10 && !/^\D*0/.test(first);
  return hasCode ? `+${bare}` : '';
}

/**
 * Reads the phone number of an attribute.
 * @param code the value of the attribute `country-code`
 * @param fallback the country if `code` is none of the list
 * @returns the digits, undefined if there is no such number; and the full number, if the text has no country code
 */
export function readNumberAttribute(typed: string, code: unknown, fallback: CountryCode) {
  const country = countries.find((one) => one.code === code)?.code ?? fallback;
  const number = readNumber(typed, country);
  const value = number.slice(1) || undefined;
  const isLocal = value && withoutLeadingZeros(digitsOnly(typed)) !== value;
  return { value, understood: isLocal ? number : '' };
}

import {
  analyzeDigits,
  type Country,
  type CountryCode,
  countries,
  type FullPhone,
  splitNumbers,
  toE164,
} from './phone.ts';
import { digitsOnly } from './text.ts';
import { unlessThrows } from './unless-throws.ts';

/** Country calling codes (ITU-T E.164): of one digit, of two digits, and all others of three. */
const callingCode =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-69]|3[578]|42|50|59|6[7-9]|8[0578]|9[679])\d)/;

/** A zero that stays after the country code: Ivory Coast, Gabon, Congo, Italy and San Marino. */
const keepsZero = /^\+(?:225|24[12]|39|378)0/;

/** The country code that was typed and wins over the chosen one, for example `+44`; empty if the chosen one counts. */
export function codeFromNumber(typed: string, code: CountryCode): string {
  const [used = ''] = callingCode.exec(toE164(typed, code)) ?? [];
  return used === code ? '' : used;
}

/** A doubt, which the form shows. It does not refuse the number. */
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

/** Digits with no more between them than spaces, dashes, dots, slashes, commas or brackets. */
const oneNumber = /^[^0-9]*[0-9](?:[\s\p{Pd}\p{Ps}\p{Pe}\u2212.,،/\\_~·•*|'’]*[0-9])*[^0-9]*$/u;
/** The exponent that a spreadsheet shows in place of the last digits: `9.62791E+11`. */
const exponent = /^e\s*[+\u2212-]/i;

/** True if the digits of a text are those of a number, and not of an exponent, a list or a word. */
const isOneNumber = ({ first, ignored }: ReturnType<typeof splitNumbers>) =>
  oneNumber.test(first) && !exponent.test(ignored);

const countryOf = (phone: FullPhone) => countries.find(({ code }) => phone.startsWith(code));

/** True if a number of a country that is not in the list has the form of one. */
function isForeignNumber(phone: FullPhone): boolean {
  const [code = phone] = callingCode.exec(phone) ?? [];
  const national = phone.slice(code.length);
  if (/^\+[17]/.test(code)) return /^[2-9]\d{9}$/.test(national);
  return (
    phone.length > fewest && phone.length <= most + 1 && (/^[1-9]/.test(national) || keepsZero.test(phone))
  );
}

export function checkPhone(typed: string, code: CountryCode): PhoneCheck {
  const { first, ignored } = splitNumbers(typed);
  const { international, named } = analyzeDigits(first);
  const phone = toE164(typed, code);
  if (phone && !isOneNumber({ first, ignored })) return { ignored, problem: 'shape' };
  const country = countryOf(phone);
  if (!country) return { ignored, problem: phone && !isForeignNumber(phone) ? 'foreign' : undefined };
  const national = phone.slice(country.code.length);
  if (country.national.test(national)) return { ignored, problem: undefined };
  const elsewhere = countries.find(({ mobile }) => mobile.test(national));
  if (elsewhere) return { ignored, problem: 'elsewhere', elsewhere };
  const isForeign = !named && (international || (national.length >= fewest && national.length <= most));
  return { ignored, problem: isForeign && !country.services?.test(national) ? 'foreign' : 'shape' };
}

/** Before the digits: no sign of a URL or of an encoding. */
const beforeNumber = /^[\p{L}\p{M}\s\p{Pd}\p{Ps}\p{Pi}\p{Pf}\p{So}+.:,،"'*•]*(?=[0-9])/u;
/** A numeral that is no decimal digit, or a letter for a digit: the number would lose it. */
const lostDigit = /[\p{Nl}\p{No}]|\p{Nd}\p{L}/u;

/**
 * Reads a number of an attribute, a query or the company's files: as the form reads it, and then it must be complete.
 * @param code the country of a number without country code; empty if there is none
 * @returns empty if there is no such number: a wrong number would send the orders to a stranger
 */
export function readNumber(typed: string, code: CountryCode | ''): FullPhone {
  const text = decoded(decoded(typed));
  if (lostDigit.test(text)) return '';
  const { first, ignored } = splitNumbers(text);
  if (!beforeNumber.test(first) || !isOneNumber({ first, ignored })) return '';
  // A few digits after a number without a code of the list can be its end.
  if (ignored && digitsOnly(ignored).length < fewest && !analyzeDigits(first).named) return '';
  const phone = toE164(text, code);
  const country = countryOf(phone);
  // A zero before a foreign number belongs to a national one.
  if (!country) return isForeignNumber(phone) && !/^\D*0(?!0)/.test(first) ? phone : '';
  const national = phone.slice(country.code.length);
  return country.national.test(national) || country.services?.test(national) ? phone : '';
}

/** Systems that write a page or a URL can encode a value, also twice: `%2B`, `&#43;`, `%252B`. */
function decoded(text: string): string {
  const plain = text.replace(/&amp;/gi, '&').replace(/&(?:plus|#0*43|#x0*2b);/gi, '+');
  return unlessThrows(() => decodeURIComponent(plain)) ?? plain;
}

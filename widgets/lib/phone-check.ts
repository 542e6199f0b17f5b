import { type CountryCode, countries, parts, split, toE164 } from './phone.ts';

/** Country calling codes (ITU-T E.164): of one digit, of two digits, and all others of three. */
const callingCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * The country code that was typed in front of a number and wins over the chosen one, for example `+44`; see `toE164` for
 * the parameters.
 * @returns empty if the chosen code counts
 */
export function codeFromNumber(typed: string, code: CountryCode): string {
  const [used = ''] = callingCode.exec(toE164(typed, code)) ?? [];
  return used === code ? '' : used;
}

/** Warning about a phone number. It never prevents submission. */
type PhoneCheck = {
  /** The second number or extension that is not used; empty if there is none. */
  ignored: string;
  /**
   * `length`: too few or too many digits for a number. `foreign`: the same for a number with the code of another
   * country, or probably with its code missing. `iraqi`: an Iraqi mobile number under +962.
   */
  problem: 'length' | 'foreign' | 'iraqi' | undefined;
};

/** The fewest digits of a national number, and the most of a number with the code of another country (E.164). */
const fewest = 7;
const most = 15;

/** Checks the typed text of a phone field; see `toE164` for the parameters. */
export function checkPhone(typed: string, code: CountryCode): PhoneCheck {
  const { first, ignored } = split(typed);
  const { international, named } = parts(first);
  const phone = toE164(typed, code);
  if (/^\+9627[3-9]\d{8}$/.test(phone)) return { ignored, problem: 'iraqi' };
  const country = countries.find((one) => phone.startsWith(one.code));
  const digits = phone.slice(country?.code.length ?? 1).length;
  const tooLong = digits > (country?.nationalLength ?? most);
  if (!phone || (digits >= fewest && !tooLong)) return { ignored, problem: undefined };
  const isForeign = !named && (international || (tooLong && digits <= most));
  return { ignored, problem: isForeign ? 'foreign' : 'length' };
}

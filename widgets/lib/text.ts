// All characters without a glyph that the widgets remove or write.

import { decodePunycode } from './punycode.ts';
import { unlessThrows } from './unless-throws.ts';

/** Characters that change the direction of the text after them, and the byte order mark. They can forge a line. */
const bidiOverrides = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** C0 controls except TAB and LF, DEL and the C1 controls. */
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** Zero-width spaces and joiners, direction marks, soft hyphens, variation selectors, tags. */
const invisibleMarks = /\p{Default_Ignorable_Code_Point}/gu;
/** LEFT-TO-RIGHT MARK: keeps a plus sign or an email address in order between Arabic words. */
export const leftToRightMark = '\u200E';

/** Removes the invisible marks that keyboards, messages and address books leave in numbers and email addresses. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(invisibleMarks, '');
}

/** Keeps the order of a text in a sentence of the other writing direction. The direction follows its first letter. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Like `isolated`, for phone numbers and other text that is always left-to-right. */
export function isolatedLeftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/**
 * Cleans text of several lines for a chat message or contact card: well-formed UTF-16, line breaks as LF, no control or
 * bidi-override characters. ZWJ, ZWNJ, LRM and RLM stay. There is no normalization, which would turn ² into 2.
 */
export function sanitizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(bidiOverrides, '')
    .replace(controls, '')
    .trim();
}

/** Like `sanitizeText`, and line breaks and tabs become a space. */
export function sanitizeLine(text: string): string {
  return sanitizeText(text).replace(/\n+|\t/g, ' ');
}

/** True if a text has a visible character. White space, invisible characters and the empty Braille pattern do not count. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * The pattern that browsers use for `type=email` (HTML standard), with a dot required in the domain and with the letters
 * of international domains.
 */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/iu;

/** Brackets and punctuation of the sentence around an address. The lookbehind keeps the time of a long text linear. */
const aroundEmail = /^[\s<]+|(?<![\s>.,;:،؛؟。、])[\s>.,;:،؛؟。、]+$/g;

/**
 * Cleans an email address. It is an identifier and not prose: invisible marks, `mailto:` and the punctuation of a sentence
 * are removed, and full-width characters (＠ ．) and other digits become ASCII.
 */
export function cleanEmail(typed: string): string {
  return asciiDigits(withoutInvisibleMarks(sanitizeLine(typed)))
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/(?<=[@.])xn--[a-z0-9-]+/gi, withoutEncoding)
    .replace(aroundEmail, '')
    .replace(/^mailto:\s*([^?]*).*/i, '$1');
}

/**
 * Chromium encodes the value of `type=email`. It hides a comma at the end or a digit of another script, not a foreign name.
 * Remove it when Chromium keeps the typed text.
 */
function withoutEncoding(label: string): string {
  const text = asciiDigits(unlessThrows(() => decodePunycode(label.slice(4).toLowerCase())) ?? '');
  return /^[\w-]+[,;:،؛؟。、]*$/.test(text) ? text : label;
}

/** Completes “Expected …” in a warning. */
export const expectedAddress = 'an address such as "info@example.com"';

/** True if a text, cleaned with `cleanEmail`, is an email address. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}

/** Converts the decimal digits of every script (Unicode Nd: ٥, ۵, ５, ५ …) to ASCII and keeps everything else. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** In Unicode the ten digits of a script are consecutive, starting with zero. Adjacent scripts also start at tens. */
function digitValue(codePoint: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before++;
  return before % 10;
}

/** Removes leading zeros, which are not part of an international number. */
export function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}

/** The digits of a text as ASCII: `'٥٠٠ طن'` gives `'500'`. A string, so that large numbers are not rounded. */
export function digitsOnly(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

/**
 * The longest beginning of a text that fits, cut between grapheme clusters.
 * @param fits returns true if a beginning is short enough
 */
export function longestPrefix(text: string, fits: (beginning: string) => boolean): string {
  if (fits(text)) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (!fits(kept + segment)) break;
    kept += segment;
  }
  return kept;
}

/** The beginning of a text, at most so many UTF-16 units, cut between characters. */
export function truncate(units: number, text: string): string {
  return longestPrefix(text, (beginning) => beginning.length <= units);
}

/**
 * Writes the decimal digits of every script (Unicode Nd: ٥, ۵, ５, ५, ৫, ๕ …) as ASCII and leaves the rest as it is.
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps each script's ten digits in a row from nought on; where rows touch they are whole tens. */
function digitValue(codePoint: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before++;
  return before % 10;
}

/** Zeros in front are dialled, but belong to no international number. */
export function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}

/** Only the digits of a text, as ASCII: `'٥٠٠ طن'` gives `'500'`. A string, so that no digit is rounded away. */
export function digitsOnly(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

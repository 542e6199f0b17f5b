/**
 * Converts the decimal digits of every script (Unicode Nd: ٥, ۵, ５, ५, ৫, ๕ …) to ASCII and keeps everything else.
 */
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

/** The first code point of each run of ten decimal digits people type here: ASCII, Arabic, Persian, full-width. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

/**
 * Writes the digits of every script as ASCII and leaves the rest as it is.
 * Each digit stays one UTF-16 unit, so positions in the text do not move.
 */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((start) => start <= code) ?? 0;
    return String(code - zero);
  });
}

/** Zeros in front are dialled, but belong to no international number. */
export function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}

/** Only the digits of a text, as ASCII: `'٥٠٠ طن'` gives `'500'`. A string, so that no digit is rounded away. */
export function digitsOnly(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

import { asciiDigits } from '../text/digits.ts';

/** What a text says of a quantity: whole metric tons as digits, and what was not taken. */
export type Quantity = {
  /** Without zeros in front; empty when there is no number. */
  tons: string;
  /** What follows the number and means something: a decimal part, a second number, a word that is no unit. */
  dropped: string;
  /** The number was followed by a word for kilograms. */
  kilograms: boolean;
};

/** The most that a quantity holds, in digits. */
export const longestQuantity = 15;

/** Marks that keyboards and other programs leave in numbers and nobody sees. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Signs that stand for thousands in one country and for decimals in the next; what follows them decides. */
const ambiguous = '.,\u060C\uFF0C';
/** Signs that only part thousands: ٬ and the apostrophes. */
const thousands = /^(['’‘\u066C])(\d+)/;
/** A space parts thousands where at most three digits stand on each side; behind more begins a second number. */
const space = /^(\s)(\d{1,3})(?!\d)/;
const pointOrComma = new RegExp(`^([${ambiguous}])(\\d{2}(?=[${ambiguous}]\\d)|\\d{3}(?!\\d))`);
/** One letter between two digits, but for those that stand in 5e3, 500t, 500k and 2x500. */
const slip = /^((?![etkxETKXطت])\p{L})(\d+)/u;
/** Words for tons; of t, ton, tonne and thousand the last is none. */
const tonWord = /^\P{L}*(t(?!h)|mt|metric|[أا]?طن|تن|トン)/iu;
const kilogramWord = /^[\d.,\s]*(kg|kilo|كغ|كجم|كيلو|کیلو|ک\.?گ|キロ)/i;

/**
 * Reads a quantity as a buyer means it:
 * 1. digits of every script count; what stands before the first is no part of it, nor zeros in front;
 * 2. an apostrophe and ٬ between digits are skipped, and so is a space with at most three digits on either side;
 * 3. a point or comma is skipped as a sign of thousands, where one to three digits stand before and three after it
 *    (1.000 and 1,000 are a thousand tons, 1,00,000 is a hundred thousand); then only the same sign is, again;
 * 4. one letter between two digits is a slip of the finger;
 * 5. all else ends the number: a decimal part, a second number, a unit, a word such as bags or thousand.
 */
export function readQuantity(text: string): Quantity {
  const ascii = asciiDigits(text).replace(invisible, '').trim();
  const decimal = /^[.,\u066B]\d/.test(ascii);
  let rest = decimal ? ascii : ascii.replace(/^[^0-9]+/, '');
  let digits = '';
  let grouping = '';
  for (;;) {
    const next = decimal ? undefined : nextPart(rest, digits, grouping);
    if (!next) break;
    digits += next.digits;
    grouping ||= next.sign;
    rest = rest.slice(next.length);
  }
  const kilograms = kilogramWord.test(rest);
  return {
    tons: digits.replace(/^0+(?=\d)/, '').slice(0, longestQuantity),
    dropped:
      /[1-9]/.test(rest) || (/\p{L}/u.test(rest) && !kilograms && !tonWord.test(rest)) ? rest.trim() : '',
    kilograms,
  };
}

type Part = { digits: string; sign: string; length: number };

/** The next digits that belong to the number, with the sign before them. */
function nextPart(rest: string, before: string, grouping: string): Part | undefined {
  if (!before) return part(/^()(\d+)/, rest);
  const skipped = part(thousands, rest) ?? part(slip, rest);
  if (skipped) return { ...skipped, sign: slip.test(rest) ? '' : skipped.sign };
  const found = part(space, rest) ?? part(pointOrComma, rest);
  const first = !grouping && /^[1-9]\d{0,2}$/.test(before);
  if (!found || !(first || found.sign === grouping)) return undefined;
  if (found.digits.length !== 2 || found.sign.trim() === '') return found;
  // 1,00,000: two digits are a group only when three follow in the end, behind the same sign.
  const chain = new RegExp(`^(?:\\${found.sign}\\d{2})+\\${found.sign}\\d{3}(?!\\d)`);
  return chain.test(rest) ? found : undefined;
}

function part(pattern: RegExp, rest: string): Part | undefined {
  const [, sign = '', digits] = pattern.exec(rest) ?? [];
  return digits === undefined ? undefined : { digits, sign, length: sign.length + digits.length };
}

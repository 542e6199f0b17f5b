import { bagsPerPallet, bagWeight, plausibleMaximum } from '#company/facts.ts';
import { asciiDigits, withoutInvisibleMarks } from '../../lib/text.ts';

/** Metric tons. */
export type Tons = number;

/** Parsed quantity. */
export type Quantity = {
  /** Whole metric tons as digits without leading zeros; empty if there is no number. */
  tons: string;
  /** Ignored text that can have a meaning: words, signs, a decimal part, a second number. */
  ignored: string;
  /** The units that the text names. */
  kilograms: boolean;
  bags: boolean;
};

export const probablyKilograms = ({ kilograms, tons }: Quantity) =>
  kilograms || Number(tons) > plausibleMaximum;

/** In digits. More would make the chat link too long. */
export const maxQuantityLength = 100;

/** Most UTF-16 units that the control takes: a quantity with words. */
export const maxQuantityText = 300;

/** Part of a keycap emoji: 5\uFE0F\u20E3. */
const keycap = '\u20E3';
/** Separators of thousands: white space, or one sign. */
const separator = /^(?:[.,'’_\u066B\u066C\u060C\uFF0C\uFF0E]|\s+)$/;
/** The signs that are also decimal separators, in front of digits. */
const decimalSign = /[.,\u066B\u060C\uFF0C\uFF0E]$/;
/** A decimal part of zeros, as in a price. */
const zeroDecimals = /^[.,\u066B\u060C\uFF0C\uFF0E]0{1,3}(?![.,\u066B\u060C\uFF0C\uFF0E]?\d)/;
/** A range sign, or "to" or "or" between spaces in a language of the product. */
const rangeSign =
  /[-\u2010-\u2015\u2212/~\uFF0D\uFF0F\uFF5E\u301C]|\s(?:to|or|à|ou|[إا]لى|[أا]و|تا|الی|یا)\s/i;
const kilogramWord = /kg|kilo|㎏|[كک]ل?غ|[كک]جم|[كک][يیى]لو|[كک]\.?گ|キロ/i;
const bagWord = /bags?\b|sack?s?\b|[كک][يیى]س|[أا][كک][يیى]اس|袋/i;
const tonWord = /^(m?t|tons?|tonnes?|m[eé]tri(c|ques?)|(ال)?طن[ًا]*|[أا]طنان|تن|متر[يی]ک?|トン)$/iu;

/**
 * Reads a quantity in metric tons: only the digits count, in any script. Two parts are ignored: decimals (`500.5` and
 * `1,000.00` are 500 and 1000) and a second number after a range sign or word or in the next cell of a spreadsheet
 * (`500-600` and `500 to 600` are 500).
 * Words and other signs are ignored, too (`half of 1000` is 1000, `2×500` is 2500).
 */
export function readQuantity(text: string): Quantity {
  const ascii = withoutInvisibleMarks(asciiDigits(text.slice(0, maxQuantityText))).replaceAll(keycap, '');
  const units = { kilograms: kilogramWord.test(ascii), bags: bagWord.test(ascii) };
  const start = ascii.search(/(?:(?<![\p{L}\p{M}])[.,\u066B])?\d/u);
  if (start < 0) return { tons: '', ignored: /[^\s.,\u066B]/u.test(ascii) ? ascii.trim() : '', ...units };

  const signs: string[] = [];
  let digits = '';
  let first: string | undefined;
  let end = start;
  for (const [, between = '', group = ''] of ascii.slice(start).matchAll(/(\D*)(\d+)/g)) {
    const cut = cutIn(between, group, digits, first);
    if (cut !== undefined) {
      end += cut;
      break;
    }
    if (separator.test(between)) first ??= between.trim();
    else signs.push(between.trim());
    digits += group;
    end += between.length + group.length;
  }
  const number = digits.replace(/^0+(?=\d)/, '');
  const ignored = [
    before(ascii.slice(0, start)),
    ...signs,
    number.slice(maxQuantityLength),
    after(ascii.slice(end).replace(zeroDecimals, '')),
  ];
  return { tons: number.slice(0, maxQuantityLength), ignored: ignored.filter(Boolean).join(' '), ...units };
}

/**
 * Where the text between two groups of digits ends the number; undefined if the second group continues it.
 * @param digits the digits so far
 * @param first the first separator of thousands
 */
function cutIn(between: string, group: string, digits: string, first?: string): number | undefined {
  const range = rangeSign.exec(between)?.index;
  if (range !== undefined) return range;
  // Two cells of a spreadsheet.
  if (between.includes('\t') && group.length !== 3) return 0;
  const isDecimal = decimalSign.test(between);
  if (isDecimal && group.length !== 3) return between.length - 1;
  if (!separator.test(between)) return undefined;
  // Three digits that are no thousands.
  const cannotGroup =
    between === '\u066B' ||
    /^0*$/.test(digits) ||
    (first === undefined ? isDecimal && digits.length > 3 : between.trim() !== first);
  return cannotGroup ? 0 : undefined;
}

/** Words and signs before the number, without units, quotes and brackets. */
function before(text: string): string {
  return withoutUnits(text).replace(/^[\s\p{Ps}\p{Pi}"'#.,:]+|[\s\p{Ps}\p{Pi}"'.,:]+$/gu, '');
}

/** A second number or words after the number, without units. */
function after(text: string): string {
  const rest = /\d/.test(text) ? text : withoutUnits(text);
  // A range sign in front of the second number would look like a minus.
  return /[\p{L}\p{N}]/u.test(rest)
    ? rest.replace(/^[^.,\u066B\u060C\uFF0C\uFF0E\p{L}\p{N}]+/u, '').trim()
    : '';
}

function withoutUnits(text: string): string {
  return text.replace(/\p{L}[\p{L}\p{M}]*|㎏/gu, (word) =>
    tonWord.test(word) || kilogramWord.test(word) ? '' : word,
  );
}

/**
 * The quantity while it is typed: the visitor's text, of which the control shows only the tons. From the tons alone, 500.5
 * would become 5005.
 */
export class TypedQuantity {
  text = '';
  /** The next digit continues the tons in the control, and no longer the text. */
  #hasEnded = false;

  /** What the control shows. */
  get shown(): string {
    return readQuantity(this.text).tons;
  }

  /**
   * Reads the control after a change.
   * @param value what the control contains
   * @param key the text that was added by typing, if known
   */
  follow(value: string, key = ''): void {
    const { shown, text } = this;
    // The same number can have replaced the text, for example from the clipboard.
    if (value === shown && (!key || key !== value)) return;
    const hasDigit = readQuantity(key).tons !== '';
    const isBetween = key.length === 1 && value.length === shown.length + 1;
    // The visitor has seen that the field takes no words.
    const isAfterWords = hasDigit && !shown && /\p{L}/u.test(text);
    const before = this.#hasEnded || isAfterWords ? shown : text;
    if (key && value === shown + key) this.text = before + key;
    else this.text = isBetween && !hasDigit ? before : value;
    this.#hasEnded = false;
  }

  /** Replaces the text. */
  fill(text: string): void {
    this.text = text;
    this.end();
  }

  /** Ends the edit. The note about the text stays. */
  end(): void {
    this.#hasEnded = true;
  }
}

/**
 * Counts the bags and pallets of an order.
 * @param tons metric tons as digits; empty means 0
 * @param packaging the keys of the chosen packaging; empty means bags
 * @returns undefined if the order is not only in bags
 */
export function orderSize(tons: string, packaging = '') {
  if (packaging && packaging !== 'bags') return undefined;
  const bags = divideUp(BigInt(tons || 0) * 1000n, BigInt(bagWeight));
  return { bags, pallets: divideUp(bags, BigInt(bagsPerPallet)) };
}

const divideUp = (n: bigint, by: bigint) => (n + by - 1n) / by;

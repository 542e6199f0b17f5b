import { asciiDigits } from '../lib/text.ts';

/** Parsed quantity. */
export type Quantity = {
  /** Whole metric tons as digits without leading zeros; empty if there is no number. */
  tons: string;
  /** Ignored text that has a meaning: a decimal part, a second number, a word that is not a unit. */
  ignored: string;
  /** The units that the text names. */
  kilograms: boolean;
  bags: boolean;
};

/** In digits. More would make the chat link too long. */
export const maxQuantityLength = 100;

/** Most UTF-16 units that are read: a quantity with words. The time for the patterns below grows with the square. */
export const maxQuantityText = 300;

/** A separator that is not followed by exactly three digits. */
const decimalPart = /[.,\u066B\u060C\uFF0C\uFF0E](?=\d)(?!\d{3}(?!\d))/;
/** A range sign, or "to" or "or" between spaces in a language of the product. */
const secondNumber =
  /(?:[-\u2010-\u2015\u2212/~\uFF0D\uFF0F\uFF5E\u301C]|\s(?:to|or|à|ou|[إا]لى|[أا]و|تا|الی|یا)\s)(?=\D*\d)/i;
const kilogramWord = /kg|kilo|㎏|[كک]ل?غ|[كک]جم|[كک][يیى]لو|[كک]\.?گ|キロ/i;
const bagWord = /bags?\b|sa[ck]s?\b|[كک][يیى]س|[أا][كک][يیى]اس|袋/i;
const tonWord = /^(m?t|tons?|tonnes?|m[eé]tri(c|ques?)|(ال)?طن[ًا]*|[أا]طنان|تن|متر[يی]ک?|トン)$/iu;

/**
 * Reads a quantity in metric tons: only the digits count, in any script. Two parts are ignored: decimals (`500.5` and
 * `1,000.00` are 500 and 1000) and a second number after a range sign or word (`500-600` and `500 to 600` are 500).
 */
export function readQuantity(text: string): Quantity {
  const ascii = asciiDigits(text.slice(0, maxQuantityText));
  const start = ascii.search(/[.,\u066B]?\d/);
  const number = start < 0 ? '' : ascii.slice(start);
  const [upToDecimal = ''] = number.split(decimalPart, 1);
  const [used = ''] = upToDecimal.split(secondNumber, 1);
  // A range sign in front of the second number would look like a minus.
  const rest = number
    .slice(used.length)
    .replace(/^[^.,\u066B\u060C\uFF0C\uFF0E\d]\s*/, '')
    .trim();
  const digits = used.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const kilograms = kilogramWord.test(ascii);
  const words = kilograms ? [] : (used.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []);
  const ignored = [
    ...words.filter((word) => !tonWord.test(word)),
    digits.slice(maxQuantityLength),
    /[1-9]|\p{L}/u.test(rest) ? rest : '',
  ];
  return {
    tons: digits.slice(0, maxQuantityLength),
    ignored: ignored.filter(Boolean).join(' '),
    kilograms,
    bags: bagWord.test(ascii),
  };
}

/**
 * The quantity while it is typed. The control keeps only digits, so the typed text is remembered here: without its
 * separator, 500.5 would become 5005.
 */
export function quantityTyping() {
  let typed = '';
  let read = readQuantity('');
  return {
    /** Returns the text of the control after an edit. `key` is the text that was added by typing, if known. */
    type(now: string, key = ''): string {
      if (now === read.tons) return now;
      const between = key.length === 1 && now.length === read.tons.length + 1 && !now.endsWith(key);
      if (key && now === read.tons + key) typed += key;
      else if (!between || readQuantity(key).tons) typed = now;
      read = readQuantity(typed);
      return read.tons;
    },
    /** Ends the edit: the next digit continues the number in the control. The note stays. */
    commit(): void {
      typed = read.tons;
    },
    /** The result for the text of the control, which can be older than the script. */
    understood: (now: string): Quantity => (now === read.tons ? read : readQuantity(now)),
  };
}

/** Each Latin letter as another that reads like it and that no text of ours holds. */
const letters: Record<string, string> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, at) => [
    letter,
    'ǎƀčďěƒǧȟǐĵǩľɱňǒƥɋřšťǔʋŵẍŷž'[at] ?? letter,
  ]).flatMap(([plain = '', other = '']) => [
    [plain, other],
    [plain.toUpperCase(), other.toUpperCase()],
  ]),
);

/** Names and formulas that are the same in every language. */
const kept = /\{\{\w+\}\}|DAP|P2O5|K2O|\(N\)|NH|HPO|QR|ADR|RID|CAN|EXW|HS|CAS|WhatsApp|Facebook|Instagram/g;

/** An English text with its placeholders, in letters of no language and two fifths longer. */
export function pseudo(text: string): string {
  const long = (words: string) =>
    Array.from(words, (letter, at) =>
      (letters[letter] ?? letter).repeat(letters[letter] && (at % 5) % 2 ? 2 : 1),
    ).join('');
  const plain = text.split(kept);
  return plain.map((words, at) => long(words) + (text.match(kept)?.[at] ?? '')).join('');
}

/** Words of a text that are none of the pseudo-language. */
export function foreign(text: string): string[] {
  const own = new Set(Object.values(letters));
  const words = text.replace(kept, ' ').match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => ![...word].every((letter) => own.has(letter)));
}

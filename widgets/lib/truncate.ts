/**
 * The longest beginning of a text that fits, cut between grapheme clusters.
 * @param fits returns true if a beginning is short enough; must return true for the empty text
 */
export function longestPrefix(text: string, fits: (beginning: string) => boolean): string {
  if (fits(text)) return text;
  let low = 0;
  let high = text.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(text.slice(0, codePointStart(text, middle)))) low = middle;
    else high = middle;
  }
  return text.slice(0, graphemeStart(text, low));
}

/** The beginning of a text, at most so many UTF-16 units, cut between characters. */
export function truncate(units: number, text: string): string {
  return longestPrefix(text, (beginning) => beginning.length <= units);
}

/** The index, or the one before it if the index is inside a surrogate pair. */
function codePointStart(text: string, index: number): number {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
}

/** UTF-16 units around a cut that are segmented. Longer than any grapheme cluster of a real text. */
const segmented = 256;

/**
 * The last boundary between grapheme clusters up to an index. Only the text around the index is segmented, which is fast.
 */
function graphemeStart(text: string, index: number): number {
  const start = codePointStart(text, Math.max(0, index - segmented));
  const around = text.slice(start, codePointStart(text, index + segmented));
  const cluster = new Intl.Segmenter().segment(around).containing(index - start);
  const boundary = start + (cluster?.index ?? 0);
  // A cluster that is longer than the segmented text is not a word of any language.
  return boundary === start && start > 0 ? codePointStart(text, index) : boundary;
}

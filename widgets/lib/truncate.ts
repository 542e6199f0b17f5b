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

import { unlessThrows } from './unless-throws.ts';

/**
 * The longest beginning of a text that fits, cut between grapheme clusters.
 * @param fits returns true if a beginning is short enough
 */
export function longestPrefix(text: string, fits: (beginning: string) => boolean): string {
  if (fits(text)) return text;
  let kept = '';
  for (const grapheme of graphemes(text)) {
    if (!fits(kept + grapheme)) break;
    kept += grapheme;
  }
  return kept;
}

/** Characters, if the host page has replaced `Intl`. */
function graphemes(text: string): string[] {
  const segments = unlessThrows(() => [...new Intl.Segmenter().segment(text)]);
  return segments?.map(({ segment }) => segment) ?? [...text];
}

/** The beginning of a text, at most so many UTF-16 units, cut between characters. */
export function truncate(units: number, text: string): string {
  return longestPrefix(text, (beginning) => beginning.length <= units);
}

import { longestBeginning } from '../text/plain-text.ts';

type Room = {
  /** The size of the letters that is wanted, and the smallest that can be read. */
  size: number;
  least: number;
  /** At most so many lines, each at most so wide. */
  lines: number;
  width: number;
  measure: (text: string, size: number) => number;
};

/**
 * The largest size at which a text fits its lines; what does not fit at the smallest is cut with “…”.
 * Lines break between words, and inside a word (or Japanese) only where one is longer than a line.
 */
export function fitLines(text: string, room: Room): { size: number; shown: string[] } {
  for (let size = room.size; ; size = Math.max(room.least, size * 0.94)) {
    const shown = broken(text, (line) => room.measure(line, size) <= room.width);
    if (shown.length <= room.lines) return { size, shown };
    if (size > room.least) continue;
    const fits = (beginning: string) => room.measure(`${beginning}…`, size) <= room.width;
    const last = shown.slice(room.lines - 1).join(' ');
    return { size, shown: [...shown.slice(0, room.lines - 1), `${longestBeginning(last, fits).trimEnd()}…`] };
  }
}

/** Breaks after spaces and before the @ of an address. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/@?[^ @]+ *|@ */g) ?? []) {
    if (fits((line + piece).trim())) {
      line += piece;
      continue;
    }
    if (line) lines.push(line.trim());
    line = piece;
    while (!fits(line.trim())) {
      const part = longestBeginning(line, (beginning) => beginning !== line && fits(beginning));
      if (!part) break;
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  return [...lines, line.trim()];
}

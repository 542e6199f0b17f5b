import { create, type Segment } from 'qrcode/lib/core/qrcode.js';

/** Light modules around a code, which scanners need to find it (ISO/IEC 18004). */
export const quietZone = 4;

/** A code ready to draw: a square of `size` modules, quiet zone included, and the dark ones as an SVG path. */
export type QrPath = { size: number; path: string };

/**
 * The QR code of a text.
 * @param level how much of it may be lost: H a third, M a seventh, L a fourteenth
 * @returns undefined when the text is too long for any code
 */
export function qrPath(text: string, level: 'L' | 'M' | 'H' = 'H'): QrPath | undefined {
  try {
    const { modules } = create(isAscii(text) ? text : utf8(text), { errorCorrectionLevel: level });
    return { size: modules.size + 2 * quietZone, path: runs(modules) };
  } catch {
    return undefined;
  }
}

/** One rectangle for each row's run of dark modules. */
function runs({ size, data }: { size: number; data: Uint8Array }): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      const width = column - start;
      if (width) path += `M${start + quietZone} ${row + quietZone}h${width}v1h-${width}z`;
    }
  }
  return path;
}

function isAscii(text: string): boolean {
  return /^[\u0000-\u007F]*$/.test(text);
}

/**
 * The octets behind the mark that says they are UTF-8 (extended channel interpretation 26). Without it
 * scanners guess: zbar takes Hélène for Chinese. `qrcode` has no word for the mark, but writes every segment
 * as four bits of mode, a count and the data: mode 7 with the “count” 26 and no data is the mark.
 */
function utf8(text: string): Segment[] {
  const mark = {
    mode: { id: 'ECI', bit: 7, ccBits: [8, 8, 8] },
    getLength: () => 26,
    getBitsLength: () => 0,
    write: () => {},
  };
  const segments: Segment[] = [{ data: new TextEncoder().encode(text), mode: 'byte' }];
  const built = segments.reduce;
  segments.reduce = ((...how: [never, never]) => [
    mark,
    ...(built.apply(segments, how) as Segment[]),
  ]) as typeof built;
  return segments;
}

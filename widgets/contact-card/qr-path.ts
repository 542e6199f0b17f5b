import { create } from 'qrcode';
import { unlessThrows } from '../lib/unless-throws.ts';

/** Dark green, contrast 9.7:1 on white, in both themes. */
export const codeColor = '#0b4f2b';
/** Light modules around a code; scanners need them (ISO/IEC 18004). */
export const quietZone = 4;

/** The edge of a QR code in modules with its quiet zone, and its path; undefined if the text is empty or too long. */
export function qrPath(text: string): { size: number; path: string } | undefined {
  // Level H: the logo may cover modules.
  const { modules } = unlessThrows(() => create(text, { errorCorrectionLevel: 'H' })) ?? {};
  return modules && { size: modules.size + 2 * quietZone, path: darkRuns(modules.size, modules.data) };
}

/** One rectangle per run of dark modules in a row. */
function darkRuns(size: number, data: Uint8Array): string {
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

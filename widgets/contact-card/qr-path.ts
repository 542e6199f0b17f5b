import { create } from 'qrcode';

/** Light modules around a code; scanners need them (ISO/IEC 18004). */
export const quietZone = 4;

/** The edge of a QR code in modules with its quiet zone, and its path; undefined if the text is empty or too long. */
export function qrPath(text: string, level: 'L' | 'M' | 'H'): { size: number; path: string } | undefined {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: level }).modules;
    return { size: size + 2 * quietZone, path: darkRuns(size, data) };
  } catch {
    return undefined;
  }
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

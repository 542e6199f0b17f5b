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

/**
 * Where a code is drawn. A camera does not read a code in which some modules are one device pixel wide and others two
 * (`crispEdges` at 1.3 pixels). So a module is a whole number of device pixels if the code loses almost no size by it.
 * Otherwise its edges are smoothed, which reads better than a smaller code.
 * @param modules edge of the code
 * @param size edge of the code in CSS pixels
 * @returns in CSS pixels: the edge with the quiet zone, the edge of a module, and the distance of the code from the edge
 */
export function qrLayout(modules: number, size: number, pixelRatio: number) {
  const pixels = size * pixelRatio;
  const whole = Math.floor(pixels / modules);
  // Smoothed modules of 1.0 to 1.33 pixels are gray.
  const smallest = whole === 1 ? 0.75 : 0.95;
  const crisp = whole * modules >= smallest * pixels;
  const module = crisp ? whole / pixelRatio : size / modules;
  const edge = Math.ceil(size * (1 + (2 * quietZone) / modules));
  const space = (edge - modules * module) / 2;
  // The code begins between two device pixels, not inside one.
  const offset = crisp ? Math.floor(space * pixelRatio) / pixelRatio : space;
  return { edge, module, offset, crisp };
}

import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { plate, type Shape } from './logo-shape.ts';
import { outlines } from './outlines.ts';

/** The grid on which a picture is looked at, and how many of its steps are one of the 64. */
const grid = 512;
const step = grid / 64;
/** As much stays free around it, which a ground of its own needs. */
const margin = 4 * step;
const most = { colours: 8, bytes: 1600 };

type Colour = [red: number, green: number, blue: number];
const far = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const hex = (colour: Colour) => `#${Buffer.from(colour).toString('hex')}`;

/**
 * Draws a picture of few flat colours as shapes, which everything can show without asking a page for a right: cards on
 * other people's pages, paper, codes.
 * @returns a sentence's end when it cannot be
 */
export async function traceLogo(file: string): Promise<Shape[] | string> {
  const pixels = await seen(file).catch(() => undefined);
  if (!pixels) return 'it cannot be read as a picture: save it again as PNG or SVG';
  const palette = coloursOf(pixels.filter((pixel) => pixel !== undefined));
  if (!palette.length) return 'there is nothing in it but its ground';
  const near = (pixel: Colour) =>
    palette.reduce(
      (best, colour, at) => (far(colour, pixel) < far(palette[best] as Colour, pixel) ? at : best),
      0,
    );
  const nearest = pixels.map((pixel) => (pixel ? near(pixel) : -1));
  const drawn = pixels.filter(
    (pixel, at) => pixel && far(pixel, palette[nearest[at] ?? 0] as Colour) < 70,
  ).length;
  const all = pixels.filter(Boolean).length;
  if (palette.length > most.colours || drawn < all * 0.85)
    return `it has more than ${most.colours} flat colours, as photographs and shadings have: give one with fewer`;
  // Coarser where it would be too much for a card.
  for (const tolerance of [0.7, 1.1, 1.6]) {
    // Each colour lies over all before it: no ground shines through between two.
    const shapes = palette.map((colour, at) => ({
      tone: hex(colour),
      path: outlines((x, y) => (nearest[y * grid + x] ?? -1) >= at, grid, tolerance, step),
    }));
    if (brotliCompressSync(JSON.stringify(shapes)).length <= most.bytes)
      return [plate, ...shapes.filter(({ path }) => path)];
  }
  return 'it has too many small parts for a mark that is often a thumb wide: give a simpler one';
}

/** What is seen of a picture on the grid, without its margin; its ground is not, transparent or of one colour. */
async function seen(file: string): Promise<(Colour | undefined)[]> {
  const { format, width = grid, height = grid } = await sharp(file).metadata();
  // A drawing is as sharp as one asks for.
  const density = format === 'svg' ? Math.min(2400, (72 * 2 * grid) / Math.max(width, height)) : 72;
  const upright = sharp(file, { density }).autoOrient().toColourspace('srgb').ensureAlpha();
  const whole = sharp(await upright.png().toBuffer());
  const ground = groundOf(await pixelsOf(whole.clone().resize(16, 16, { fit: 'fill', kernel: 'nearest' })));
  const placed = whole
    .clone()
    .trim()
    .resize(grid - 2 * margin, grid - 2 * margin, { fit: 'contain', background: '#0000' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' });
  const pixels = await pixelsOf(placed);
  return ground ? pixels.map((pixel) => (pixel && far(pixel, ground) < 60 ? undefined : pixel)) : pixels;
}

async function pixelsOf(picture: Sharp): Promise<(Colour | undefined)[]> {
  const raw = await picture.raw().toBuffer();
  return Array.from({ length: raw.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = raw.subarray(at * 4, at * 4 + 4);
    return alpha > 127 ? [red, green, blue] : undefined;
  });
}

/** The colour of all four corners of a square. */
function groundOf(square: (Colour | undefined)[]): Colour | undefined {
  const edge = Math.sqrt(square.length);
  const [first, ...others] = [0, edge - 1, edge * (edge - 1), edge * edge - 1].map((at) => square[at]);
  return first && others.every((one) => one && far(one, first) < 24) ? first : undefined;
}

/** The flat colours of a picture, that of most pixels first; what lies between two is their soft border. */
function coloursOf(pixels: Colour[]): Colour[] {
  const counts = new Map<string, { sum: Colour; count: number }>();
  for (const pixel of pixels) {
    const key = pixel.map((one) => one >> 4).join();
    const { sum, count } = counts.get(key) ?? { sum: [0, 0, 0], count: 0 };
    counts.set(key, { sum: sum.map((one, at) => one + (pixel[at] ?? 0)) as Colour, count: count + 1 });
  }
  const common = [...counts.values()]
    .filter(({ count }) => count > pixels.length * 0.004)
    .sort((a, b) => b.count - a.count)
    .map(({ sum, count }) => sum.map((one) => Math.round(one / count)) as Colour);
  // One that is near to a more common one is its border, or the noise of its file.
  return common.filter((colour, at) => !common.slice(0, at).some((one) => far(one, colour) < 60));
}

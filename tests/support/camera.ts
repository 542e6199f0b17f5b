import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// A simulated camera for QR codes: perspective, blur, resolution and noise. It shows whether one code is easier to read
// than another. It does not predict what a certain phone reads: a real one tries many frames per second.

/** How a screen is photographed. */
export type Shot = {
  /** Pixels of the sensor per CSS pixel. A phone has 1 at 24 cm from another phone (1080p, 65 degrees). */
  scale: number;
  /** Angle between screen and sensor, in degrees. */
  tilt: number;
  /** Standard deviation of the blur in pixels of the sensor. */
  blur: number;
  /** Photons that a pixel of the sensor counts on white. Fewer give more noise: 2500 in daylight, 600 in a dim room. */
  photons: number;
};

/** A picture as `ImageData`. */
type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** Light is the value of a pixel to the power of this number. */
const gamma = 2.2;
/** Sub-pixels of the sensor in one direction. */
const fine = 3;

/** Draws an SVG as a screen does. @param pixelRatio device pixels per CSS pixel */
export function draw(svg: string, pixelRatio: number) {
  const image = svg.replace(/<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return sharp(Buffer.from(image), { density: 72 * pixelRatio }).flatten({ background: '#fff' });
}

/** Photographs an SVG on a white screen. The same arguments give the same picture. */
export async function photograph(
  svg: string,
  pixelRatio: number,
  { scale, tilt, blur, photons }: Shot,
  seed = 1,
): Promise<Picture> {
  const random = randomNumbers(seed);
  const screen = await draw(svg, pixelRatio).png().toBuffer({ resolveWithObject: true });
  // Each pixel of a screen is a square, so it must not be mixed with the next one below.
  const enlarged = Math.ceil(6 / pixelRatio);
  const width = screen.info.width * enlarged;
  const squares = sharp(screen.data).resize(width, width, { kernel: 'nearest' });
  const pixelValues = await squares.greyscale().raw().toBuffer();
  // Lens and sensor mix light, which is not proportional to the values of an image.
  const data = pixelValues.map((value) => 255 * (value / 255) ** gamma);
  const edge = Math.ceil((screen.info.width / pixelRatio) * scale * 1.1);
  const density = (pixelRatio * enlarged) / (scale * fine);
  const seen = perspective({ data, width }, density, edge * fine, tilt, random());
  const raw = { width: edge * fine, height: edge * fine, channels: 1 } as const;
  // `sharp` resizes before it blurs, whatever the order of the calls.
  const blurring = sharp(seen, { raw }).blur(blur * fine);
  const projected = await blurring.greyscale().raw().toBuffer();
  const blurred = await sharp(projected, { raw })
    .resize(edge, edge, { kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer();
  const pixels = new Uint8ClampedArray(4 * edge * edge).fill(255);
  for (let at = 0; at < edge * edge; at++) {
    // A normal distribution (Box and Muller).
    const error = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const light = 0.02 + (0.85 * (blurred[at] ?? 0)) / 255;
    const counted = Math.max(0, light + error * Math.sqrt(light / photons));
    pixels.fill(255 * counted ** (1 / gamma), 4 * at, 4 * at + 3);
  }
  return { data: pixels, width: edge, height: edge };
}

/**
 * The screen as seen from a distance of three times its edge, turned about an axis of this direction (0 to 1).
 * @param step pixels of the screen per pixel of the result
 */
function perspective(
  screen: { data: Uint8Array; width: number },
  step: number,
  edge: number,
  tilt: number,
  direction: number,
): Buffer {
  const { data, width } = screen;
  const result = Buffer.alloc(edge * edge, 255);
  const distance = 3 * width;
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const [axisX, axisY] = [Math.cos(2 * Math.PI * direction), Math.sin(2 * Math.PI * direction)];
  // The directions of the turned rows and columns in space (Rodrigues).
  const row = [cos + axisX * axisX * (1 - cos), axisX * axisY * (1 - cos), -axisY * sin] as const;
  const column = [axisX * axisY * (1 - cos), cos + axisY * axisY * (1 - cos), axisX * sin] as const;
  for (let v = 0; v < edge; v++)
    for (let u = 0; u < edge; u++) {
      const [x, y] = [(u + 0.5 - edge / 2) * step, (v + 0.5 - edge / 2) * step];
      // The point of the screen that is seen in this direction: two linear equations.
      const [a, b] = [distance * row[0] - x * row[2], distance * column[0] - x * column[2]];
      const [c, d] = [distance * row[1] - y * row[2], distance * column[1] - y * column[2]];
      const determinant = a * d - b * c;
      const left = (distance * (x * d - y * b)) / determinant + width / 2 - 0.5;
      const top = (distance * (y * a - x * c)) / determinant + width / 2 - 0.5;
      const [column0, row0] = [Math.floor(left), Math.floor(top)];
      if (column0 < 0 || row0 < 0 || column0 + 1 >= width || row0 + 1 >= width) continue;
      const at = row0 * width + column0;
      const [right, below] = [left - column0, top - row0];
      const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
      result[v * edge + u] = upper * (1 - below) + lower * below;
    }
  return result;
}

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns the text that jsQR reads */
export const readWithJsqr = ({ data, width, height }: Picture): string | undefined =>
  jsQR(data, width, height)?.data;

/** @returns the text that ZXing reads */
export async function readWithZxing(picture: Picture): Promise<string | undefined> {
  // By default, it downloads this file.
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const [code] = await readBarcodes(picture as ImageData, { formats: ['QRCode'] });
  return code?.text;
}

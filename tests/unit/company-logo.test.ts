import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logoErrors } from '../../src/publish/company-logo.ts';
import type { Shape } from '../../src/publish/logo-shape.ts';
import { traceLogo } from '../../src/publish/trace-logo.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const svg = (shapes: string, size = '240 120') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${shapes}</svg>`;
const ring = '<circle cx="60" cy="60" r="54" fill="#12457a"/><circle cx="60" cy="60" r="24" fill="#fff"/>';
const hill = '<path d="M132 108h96L180 12z" fill="#d98e04"/>';
const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const drawn = async (name: string) => (await traceLogo(join(folder, name))) as Shape[];
/** How far two pictures are from each other, 0 to 255, on white. */
async function apart(one: string, other: string): Promise<number> {
  const pixels = (text: string) =>
    sharp(Buffer.from(text), { density: 300 })
      .flatten({ background: '#fff' })
      .trim()
      .resize(128, 128, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([one, other].map(pixels));
  const all = Array.from(a as Buffer, (value, at) => Math.abs(value - (b?.[at] ?? 0)));
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}
const shown = (shapes: Shape[]) =>
  svg(shapes.map(({ tone, path }) => `<path fill="${tone}" d="${path}"/>`).join(''), '64 64');

test('a drawing becomes shapes that look the same, and lie on the square with a margin', async () => {
  put('logo.svg', svg(ring + hill));
  const shapes = await drawn('logo.svg');
  expect(shapes.map(({ tone }) => tone)).toEqual(['#ffffff', '#12457a', '#d98e04', '#ffffff']);
  expect(await apart(svg(ring + hill), shown(shapes))).toBeLessThan(8);
  expect(await logoErrors(folder)).toEqual([]);
});

test('a picture on a white ground loses the ground, whatever its format and size', async () => {
  put(
    'logo.png',
    await sharp(Buffer.from(svg(ring + hill)), { density: 144 })
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer(),
  );
  const shapes = await drawn('logo.png');
  expect(shapes).toHaveLength(3);
  expect(await apart(svg(ring + hill), shown(shapes))).toBeLessThan(8);
});

const shading =
  '<defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><circle cx="60" cy="60" r="54" fill="url(#g)"/>';
test.each([
  ['no picture', 'logo.png', 'nothing', /logo\.png cannot be the logo: it cannot be read as a picture/],
  ['an empty one', 'logo.svg', svg(''), /logo\.svg cannot be the logo: there is nothing in it/],
  ['a shading', 'logo.svg', svg(shading), /more than 8 flat colours.* or draw it in logo\.ts\./],
] as const)('%s is refused in one sentence', async (_, name, content, sentence) => {
  put(name, content);
  expect(await logoErrors(folder)).toEqual([expect.stringMatching(sentence)]);
});

test('a photograph is refused, and so are two logos', async () => {
  cpSync(new URL('../../src/pictures/granules_macro.jpg', import.meta.url), join(folder, 'logo.png'));
  expect(await logoErrors(folder)).toEqual([expect.stringContaining('cannot be the logo')]);
  put('logo.svg', svg(ring));
  expect(await logoErrors(folder)).toEqual([expect.stringMatching(/logo\.svg and logo\.png are one logo/)]);
});

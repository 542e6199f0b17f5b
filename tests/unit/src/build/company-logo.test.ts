import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../../src/build/company/logo.ts';
import { logoErrors, readSvgLogo } from '../../../../src/build/company/logo.ts';
import { folderWith } from '../../../support/folders.ts';

const svg = (shapes: string, viewBox = '0 0 240 120') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
const shapes = [
  '<style>.frame { fill: navy }</style>',
  '<circle cx="60" cy="60" r="54" fill="#12457a"/>',
  '<ellipse cx="60" cy="60" rx="30" ry="20" fill="#fff"/>',
  '<g><path d="M132 108h96L180 12z" fill="#d98e04"/></g>',
  '<rect class="frame" x="170" y="60" width="20" height="10"/>',
  '<g transform="rotate(30 100 90)"><rect x="90" y="90" width="20" height="10" style="fill: #0a0"/></g>',
  '<polygon points="10,10 30,10 20,30" fill="#0a0"/>',
  '<path d="M200 20a10 6 30 0120 12c4-2 6 3 8 1z" fill="#a00"/>',
].join('');

/** Mean difference of two drawings on white, 0 to 255. */
async function difference(one: string, other: string): Promise<number> {
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

describe('company logo', () => {
  test.each(['0 0 240 120', '-20 -40 280 200'])('draws the shapes of logo.svg (viewBox %s)', async (box) => {
    const read = readSvgLogo(svg(shapes, box)) as Shape[];
    expect(read).toHaveLength(7);
    const drawn = read.map(({ tone, path }) => `<path fill="${tone}" d="${path}"/>`).join('');
    expect(await difference(svg(shapes, box), svg(drawn, '0 0 64 64'))).toBeLessThan(6);
  });

  test.each([
    ['text', 'nothing', /is not an SVG image/],
    ['an empty drawing', svg(''), /contains no shapes/],
    ['a gradient', svg('<circle cx="6" cy="6" r="5" fill="url(#g)"/>'), /<path> is not a flat shape/],
    ['an image', svg('<image href="a.png"/>'), /<image> is not a flat shape/],
    [
      'a group with a fill',
      svg('<g fill="#000"><path d="M0 0h9v9z"/></g>'),
      /<g> is not a flat shape. Save it as plain SVG/,
    ],
  ])('refuses %s with one message', (_, content, sentence) => {
    const [error, ...others] = logoErrors(folderWith({ 'logo.svg': content }));
    expect(others).toEqual([]);
    expect(error).toMatch(
      /logo\.svg: The logo cannot be used\. .* Or delete the file and draw the logo in logo\.ts\.$/,
    );
    expect(error).toMatch(sentence);
  });

  test('accepts a good drawing and a folder without one', () => {
    expect(logoErrors(folderWith())).toEqual([]);
    expect(logoErrors(folderWith({ 'logo.svg': svg(shapes) }))).toEqual([]);
  });
});

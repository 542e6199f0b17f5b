import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, inBrand, readable } from '../../src/publish/colours.ts';
import { brandTones, inCompanyColours } from '../../src/publish/company-colours.ts';
import { root } from '../../src/publish/company-folder.ts';
import { iconSvg } from '../../src/publish/icon.ts';
import { logo } from '../../widgets/company/logo.ts';

const ours = { brand: '#0f6b3a', brandOnDark: '#5fbf85' };
const rust = { brand: '#7A2F12', brandOnDark: '#e8a07f' };

describe('the company’s colours', () => {
  test('change nothing where they are the project’s own', () => {
    const source = brandTones.join(' ');
    expect(inCompanyColours(source, ours)).toBe(source);
  });

  test('replace every tone of the brand, and nothing else', () => {
    const source = `a { color: ${brandTones.join(' ')} #c98a1b #fbf8f1 }`;
    const other = inCompanyColours(source, rust);
    for (const tone of brandTones) expect(other).not.toContain(tone);
    expect(other).toContain(`color: ${rust.brand.toLowerCase()}`);
    expect(other).toContain('#c98a1b #fbf8f1 }');
  });

  test.each(['#7a2f12', '#14337a', '#5a1a6b', '#333333'])(
    'in %s no contrast is other than it was',
    (brand) => {
      for (const tone of brandTones) {
        const own = inBrand(tone, ours.brand, brand);
        expect(contrast(own, '#ffffff') / contrast(tone, '#ffffff')).toBeCloseTo(1, 1);
      }
    },
  );

  test('a tone that would do is one, on light and on dark', () => {
    for (const hex of ['#ffff00', '#5fbf85', '#ff0000', '#00ffff']) {
      expect(contrast(readable(hex, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readable(hex, '#14180f'), '#14180f')).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

/** Degrees around the circle of colours, and how far from grey. */
function hueOf(hex: string): { hue: number; strength: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const sector = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: range ? (sector * 60 + 360) % 360 : 0, strength: most ? range / most : 0 };
}

test('every green of the sources is a tone of the brand', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  // Flags have colours of their own; the list of tones is what is compared with.
  const read = files.filter(
    (name) => /\.(css|tsx?)$/.test(name) && !/flag|publish.(company-)?(colours|schema)/.test(name),
  );
  const greens = read.flatMap((name) =>
    (
      readFileSync(join(root, name), 'utf8')
        .toLowerCase()
        .match(/#[0-9a-f]{6}/g) ?? []
    )
      .filter((hex) => {
        const { hue, strength } = hueOf(hex);
        return hue > 125 && hue < 170 && strength > 0.3;
      })
      .filter((hex) => !brandTones.includes(hex))
      .map((hex) => `${name} ${hex}`),
  );
  expect(greens).toEqual([]);
});

test('the icon of tabs and phones is the company’s logo', () => {
  const drawn = Array.from(iconSvg().matchAll(/<path [^>]*d="([^"]+)"/g), ([, path]) => path);
  expect(drawn).toEqual(logo.map(({ path }) => path));
});

import { wcagContrast as contrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { tones } from '#brand';
import * as colors from '#company/colors.ts';
import { logo } from '#company/logo.ts';
import { brandCss, projectBrand, tonesOf } from '../../../../src/build/company/brand.ts';
import { iconSvg } from '../../../../src/build/pages/icon.ts';

const rust = { brand: '#7A2F12', brandOnDark: '#e8a07f' };

describe('brand colors', () => {
  test('the project keeps its tones', () => {
    expect(tonesOf(projectBrand)).toMatchObject({ brand: '#0f6b3a', bright: '#5fbf85', leaf: '#2f9e5b' });
  });

  test('another company gets every tone in its own hue', () => {
    const [ours, theirs] = [tonesOf(projectBrand), tonesOf(rust)];
    expect(theirs).toMatchObject({ brand: '#7a2f12', bright: '#e8a07f' });
    for (const [name, tone] of Object.entries(theirs)) expect(Object.values(ours), name).not.toContain(tone);
  });

  test.each(['#7a2f12', '#14337a', '#5a1a6b', '#333333'])('with %s every contrast is the same', (brand) => {
    const ours = Object.entries(tonesOf(projectBrand)).filter(([name]) => !/^(brand$|bright)/.test(name));
    const theirs = tonesOf({ ...projectBrand, brand }) as Record<string, string>;
    for (const [name, tone] of ours)
      expect(contrast(theirs[name] ?? '', '#ffffff') / contrast(tone, '#ffffff')).toBeCloseTo(1, 1);
  });

  test('are custom properties in stylesheets and #brand in scripts', () => {
    expect(brandCss(tonesOf(projectBrand))).toContain('  --tone-bright-ink: #83d3a2;\n');
    expect(tones).toEqual(tonesOf(colors));
  });
});

test('the icon of tabs and phones is the company’s logo', () => {
  const drawn = Array.from(iconSvg().matchAll(/<path [^>]*d="([^"]+)"/g), ([, path]) => path);
  expect(drawn).toEqual(logo.map(({ path }) => path));
});

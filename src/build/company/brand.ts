import { displayPath, readText } from '../files.ts';

/** The tones of `brand.css`, and what each must be readable with: other tones, and colors of the stylesheets. */
export const tones: Record<string, string[]> = {
  brand: ['#ffffff', '#f1eadb'],
  ink: ['#f1eadb', '#fdf9ee', '#f2c14e'],
  night: ['#f2e2c2'],
  pale: ['ink'],
  bright: ['#1d2b22', 'bright-text'],
  'bright-ink': ['#1d2b22'],
  'bright-deep': ['#f7f2e4', '#f2c14e'],
  'bright-pale': ['bright-deep'],
  'bright-sheet': ['#f0ebdd'],
};

const colorsIn = (file: string) =>
  new Map(
    readText(file)
      .match(/--tone-[\w-]+:[^;]*/g)
      ?.map(nameAndValue),
  );
const nameAndValue = (line: string) => line.slice(7).split(/:\s*/, 2) as [string, string];

/** One message for each tone that is no color. Without its color, a button is invisible. */
export function brandErrors(file: string): string[] {
  const colors = colorsIn(file);
  const wrong = Object.keys(tones).filter((name) => !/^#[\da-f]{6}$/i.test(colors.get(name) ?? ''));
  return wrong.map((name) => `${displayPath(file)}: Expected a color such as #0f6b3a for --tone-${name}.`);
}

/** One line for each pair of colors that is hard to read (WCAG 2.2, 1.4.3). */
export function brandWarnings(file: string): string[] {
  const colors = colorsIn(file);
  const pairs = Object.entries(tones).flatMap(([name, others]) => others.map((other) => [name, other]));
  return pairs.flatMap(([name = '', other = '']) => {
    const ratio = contrast(rgb(colors.get(name)), rgb(colors.get(other) ?? other));
    return ratio < 4.5 ? `--tone-${name} with ${other}: ${ratio.toFixed(1)}:1` : [];
  });
}

/** Red, green and blue of a color such as `#0f6b3a`, from 0 to 255. */
const rgb = (color = '') => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Contrast ratio of two colors (WCAG 2.2), from 1 to 21. */
export function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

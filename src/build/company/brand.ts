import { displayPath, readText } from '../files.ts';

/** The tones of `brand.css`, and what each must be readable with: other tones, and colors of the stylesheets. */
export const tones: Record<string, string[]> = {
  brand: ['#ffffff', '#f1eadb'],
  ink: ['#f1eadb', '#fdf9ee', '#f2c14e'],
  night: ['#f2e2c2'],
  leaf: [],
  seam: [],
  pale: ['ink'],
  bright: ['#1d2b22', 'bright-text'],
  'bright-ink': ['#1d2b22'],
  'bright-leaf': [],
  'bright-text': [],
  'bright-deep': ['#f7f2e4', '#f2c14e'],
  'bright-seam': [],
  'bright-pale': ['bright-deep'],
  'bright-sheet': ['#f0ebdd'],
};

/** The values by name. Undefined if the file contains anything else. */
function tonesIn(file: string): Map<string, string> | undefined {
  const css = readText(file).replace(/\/\*.*?\*\//gs, '');
  const [, content] = /^\s*:root,\s*:host,\s*\.widget\s*\{([^{}]*)\}\s*$/.exec(css) ?? [];
  const lines = content?.split(';').filter((line) => line.trim());
  return (
    lines &&
    new Map(lines.map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim())) as [string, string][])
  );
}

/** One message for each tone that is missing, unknown or not a color. Without its color, a button is invisible. */
export function brandErrors(file: string): string[] {
  const place = displayPath(file);
  const found = tonesIn(file);
  if (!found)
    return [
      `${place} must contain only \`:root, :host, .widget { … }\` with colors and comments. Check its brackets.`,
    ];
  const names = Object.keys(tones).map((name) => `--tone-${name}`);
  return [...new Set([...names, ...found.keys()])].flatMap((name) => {
    const value = found.get(name);
    if (!names.includes(name)) return `${place}: Unknown name ${name}. Check its spelling or remove it.`;
    if (value === undefined) return `${place}: ${name} is missing. Restore the line.`;
    if (/^#([\da-f]{3}){1,2}$/i.test(value)) return [];
    return `${place}: Invalid value ${value} for ${name}. Write # and six digits or letters from a to f, such as #0f6b3a, and a semicolon.`;
  });
}

/** One line for each pair of colors that is hard to read (WCAG 2.2, 1.4.3). */
export function brandWarnings(file: string): string[] {
  const found = tonesIn(file);
  const colorOf = (name: string) => rgb(name.startsWith('#') ? name : (found?.get(`--tone-${name}`) ?? ''));
  return Object.entries(tones).flatMap(([name, others]) =>
    others.flatMap((other) => {
      const ratio = contrast(colorOf(name), colorOf(other));
      if (ratio >= 4.5) return [];
      const label = other.startsWith('#') ? other : `--tone-${other}`;
      return `--tone-${name} with ${label}: ${ratio.toFixed(1)}:1`;
    }),
  );
}

/** Red, green and blue of a color such as `#0f6b3a` or `#063`, from 0 to 255. */
function rgb(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

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

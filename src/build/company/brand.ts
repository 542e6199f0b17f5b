/** The tones of `brand.css`, and what each must be readable with: other tones, and colors of the stylesheets. */
export const tones: Record<string, string[]> = {
  brand: ['#ffffff', '#f1eadb'],
  ink: ['#f1eadb', '#fdf9ee', '#f2c14e'],
  night: ['#f2e2c2'],
  pale: ['ink'],
  bright: ['#28392e', 'bright-text'],
  'bright-ink': ['#28392e'],
  'bright-deep': ['#f7f2e4', '#f2c14e'],
  'bright-pale': ['bright-deep'],
  'bright-sheet': ['#f0ebdd'],
};

/** One message for each pair of colors that is hard to read (WCAG 2.2, 1.4.3), and for each tone that is no color. */
export function brandErrors(css: string): string[] {
  const color = (name: string) =>
    name.startsWith('#') ? name : (new RegExp(`--tone-${name}: *(#[\\da-f]{6});`, 'i').exec(css)?.[1] ?? '');
  return Object.entries(tones).flatMap(([name, others]) => {
    const file = `widgets/company/brand.css: --tone-${name}`;
    if (!color(name)) return [`${file}: Expected a color such as #0f6b3a.`];
    return others.flatMap((other) => {
      const ratio = contrast(rgb(color(name)), rgb(color(other)));
      return ratio < 4.5
        ? [`${file} with ${other}: Expected a contrast of 4.5, not ${ratio.toFixed(1)}.`]
        : [];
    });
  });
}

/** Red, green and blue of a color such as `#0f6b3a`, from 0 to 255. */
const rgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

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

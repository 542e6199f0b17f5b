import { converter, displayable, formatHex, type Oklch, wcagLuminance } from 'culori';
import tones from './tones.json' with { type: 'json' };

type Brand = { brand: string; brandOnDark: string };

/** The colors for which the tones in `tones.json` were chosen. */
export const projectBrand: Brand = { brand: '#0f6b3a', brandOnDark: '#5fbf85' };

/** Tones derived from `brand`, and, with names that begin with `bright`, from `brandOnDark`. */
export type Tones = Record<keyof typeof tones, string>;

/** Every tone of the project in the colors of a company: as bright as it was, with the hue of the company. */
export function tonesOf({ brand, brandOnDark }: Brand): Tones {
  const own = Object.entries(tones).map(([name, tone]) => {
    const isBright = name.startsWith('bright');
    const [from, to] = isBright ? [projectBrand.brandOnDark, brandOnDark] : [projectBrand.brand, brand];
    if (tone === from || from === to.toLowerCase()) return [name, tone === from ? to.toLowerCase() : tone];
    return [name, toBrand(tone, from, to)];
  });
  return Object.fromEntries(own);
}

/** `--tone-bright-ink: #83d3a2;` and the others, for the site, the doctor (`:host`) and the widgets. */
export function brandCss(own: Tones): string {
  const lines = Object.entries(own).map(([name, hex]) => `  --tone-${name}: ${hex};`);
  return `:root,\n:host,\n.widget {\n${lines.join('\n')}\n}\n`;
}

const oklch = (hex: string) => ({ h: 0, ...converter('oklch')(hex) }) as Required<Oklch>;

/** A color of a hue with a WCAG luminance, with the highest chroma up to a limit that screens can display. */
function withLuminance(luminance: number, chroma: number, h: number): string {
  for (let c = chroma; ; c = Math.max(0, c - 0.004)) {
    let [low, high] = [0, 1];
    for (let step = 0; step < 30; step++) {
      const l = (low + high) / 2;
      if (wcagLuminance({ mode: 'oklch', l, c, h }) < luminance) low = l;
      else high = l;
    }
    const color: Oklch = { mode: 'oklch', l: low, c, h };
    if (displayable(color) || c === 0) return formatHex(color);
  }
}

/**
 * A tone of one brand in another brand: with the same luminance, so that no contrast changes, with the hue of the other
 * brand and a chroma in proportion.
 */
export function toBrand(tone: string, from: string, to: string): string {
  const [was, now, own] = [oklch(from), oklch(to), oklch(tone)];
  return withLuminance(wcagLuminance(tone), (own.c * now.c) / was.c, own.h - was.h + now.h);
}

import { toBrand } from './color.ts';

/** What `colors.ts` of a company holds. */
export type Brand = { brand: string; brandOnDark: string };

/** The colors for which the tones below were chosen. */
export const projectBrand: Brand = { brand: '#0f6b3a', brandOnDark: '#5fbf85' };

/** Tones derived from `brand`, and, with names that begin with `bright`, from `brandOnDark`. */
const tones = {
  brand: '#0f6b3a',
  press: '#0c562e',
  deep: '#0b4f2b',
  ink: '#0c3d26',
  night: '#06281a',
  leaf: '#2f9e5b',
  seam: '#8fae8f',
  pale: '#cfdccb',
  tint: '#e3eedd',
  bright: '#5fbf85',
  brightInk: '#83d3a2',
  brightLeaf: '#9fe0b5',
  brightText: '#06210f',
  brightDeep: '#0b2a1a',
  brightSeam: '#4f6b52',
  brightPale: '#bccdba',
  brightSheet: '#1d2a20',
} as const;

export type Tones = Record<keyof typeof tones, string>;

/** Every tone of the project in the colors of a company: as bright as it was, with the hue of the company. */
export function tonesOf({ brand, brandOnDark }: Brand): Tones {
  const own = Object.entries(tones).map(([name, tone]) => {
    const isBright = name.startsWith('bright');
    const [from, to] = isBright ? [projectBrand.brandOnDark, brandOnDark] : [projectBrand.brand, brand];
    if (tone === from || from === to.toLowerCase()) return [name, tone === from ? to.toLowerCase() : tone];
    return [name, toBrand(tone, from, to.toLowerCase())];
  });
  return Object.fromEntries(own);
}

/** `--tone-bright-ink: #83d3a2;` and the others, for the site, the doctor (`:host`) and the widgets. */
export function brandCss(own: Tones): string {
  const lines = Object.entries(own).map(
    ([name, hex]) => `  --tone-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${hex};`,
  );
  return `:root,\n:host,\n.widget {\n${lines.join('\n')}\n}\n`;
}

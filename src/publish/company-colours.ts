import type { Plugin } from 'vite';
import { contrast, inBrand, readable } from './colours.ts';
import { companyFolder, shown } from './company-folder.ts';
import { type Company, loadCompany } from './load-company.ts';

/** The tones of the project's own brand as they stand in its sources: of the brand itself, and of that on dark grounds. */
const onLight = '#0f6b3a';
const onDark = '#5fbf85';
const tones = {
  [onLight]: ['#0b4f2b', '#0c3d26', '#06281a', '#2f9e5b', '#8fae8f', '#e3eedd', '#cfdccb', '#0c562e'],
  [onDark]: [
    '#83d3a2',
    '#9fe0b5',
    '#06210f',
    '#0b2a1a',
    '#4f6b52',
    '#bccdba',
    '#1d2a20',
    '#0a110c',
    '#0a120d',
  ],
};

/** All of them; a test holds that the sources have no other green. */
export const brandTones = Object.entries(tones).flat(2);

export type Brand = { brand: string; brandOnDark: string };

/** A source with every tone of the project's brand in the company's. */
export function inCompanyColours(source: string, { brand, brandOnDark }: Brand): string {
  const families = [
    [onLight, brand.toLowerCase()],
    [onDark, brandOnDark.toLowerCase()],
  ] as const;
  return families.reduce((text, [from, to]) => {
    if (from === to) return text;
    const others = tones[from].map((tone) => [tone, inBrand(tone, from, to)] as const);
    return [[from, to] as const, ...others].reduce((rest, [tone, own]) => rest.replaceAll(tone, own), text);
  }, source);
}

/** Where a colour carries text, and where text is written in it: the ground or the ink, and what that is. */
const meetings: { field: keyof Brand; with: string; what: string }[] = [
  { field: 'brand', with: '#ffffff', what: 'white text on it' },
  { field: 'brand', with: '#f1eadb', what: 'text of it on the page' },
  { field: 'brandOnDark', with: '#20261a', what: 'text of it on the dark page' },
  { field: 'brandOnDark', with: '#06210f', what: 'dark text on it' },
];

/** Colours that would be hard to read, a sentence each with the number and one that would do. */
export function colourErrors({ folder, values }: Company): string[] {
  const colours = values['colours.ts'] as unknown as Brand;
  return (['brand', 'brandOnDark'] as const).flatMap((field) => {
    const given = colours[field];
    const all = meetings.filter((meeting) => meeting.field === field);
    const bad = all.find((meeting) => contrast(given, meeting.with) < 4.5);
    if (!bad) return [];
    const better = all.reduce(
      (hex, meeting) => (contrast(hex, meeting.with) < 4.5 ? readable(hex, meeting.with) : hex),
      given,
    );
    const ratio = contrast(given, bad.with).toFixed(2);
    return `${shown(folder)}/colours.ts: ${field} is '${given}': ${bad.what} has a contrast of ${ratio} : 1, and 4.5 : 1 can be read; '${better}' would do.`;
  });
}

/** Gives everything that is built the company's colours. */
export function companyColours(folder = companyFolder()): Plugin {
  let brand: Promise<Brand | undefined>;
  return {
    // Without `enforce` it comes behind Vite's own reading of style sheets, when what they import is part of them.
    name: 'company-colours',
    buildStart() {
      brand = loadCompany(folder).then(({ values }) => values['colours.ts'] as Brand | undefined);
    },
    transform: {
      filter: { id: /\/(src|widgets)\/.*\.(css|tsx?)(\?|$)/ },
      handler: async (source) => {
        const own = await brand;
        return own ? inCompanyColours(source, own) : undefined;
      },
    },
  };
}

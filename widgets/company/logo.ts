/**
 * The company's logo, in its only place: header, cards, paper, codes and icons draw it from here. Shapes on a square of
 * 64 × 64, as the `d` of an SVG path; their tones are those of the company (`colors.ts`) and two of gold, each
 * light or dark as its ground wants it, or a colour of its own, `#c00000`. Here: two leaves over three granules.
 * To use a drawing instead, put `logo.svg` beside this file: plain SVG shapes, each with a solid `fill`, without
 * transforms, strokes and gradients.
 */
export const logo: { tone: 'brand' | 'light' | 'gold' | 'sun' | `#${string}`; path: string }[] = [
  { tone: 'brand', path: 'M31.2 43.5C30.6 26.6 22 17.9 7 16.2 7.6 31.4 16.2 41 31.2 43.5Z' },
  { tone: 'light', path: 'M32.8 43.5C32.2 22 41.5 9.2 57 6 58.6 25.4 50.4 39 32.8 43.5Z' },
  { tone: 'gold', path: 'M16 52.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0' },
  { tone: 'sun', path: 'M26.6 54.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0' },
  { tone: 'gold', path: 'M38.8 52.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0' },
];

/**
 * The logo in the header, on cards and in icons, as shapes on a square of 64 × 64. `path` is the `d` of an SVG path. `tone`
 * is a tone of the brand colors, one of two gold tones, or a color such as `#c00000`. This sample shows two leaves and three
 * granules. To use your own logo, save it as `logo.svg` in this folder: plain SVG shapes with a `fill`, without strokes
 * and gradients.
 */
export const logo: { tone: 'brand' | 'light' | 'gold' | 'sun' | `#${string}`; path: string }[] = [
  { tone: 'brand', path: 'M31.2 43.5C30.6 26.6 22 17.9 7 16.2 7.6 31.4 16.2 41 31.2 43.5Z' },
  { tone: 'light', path: 'M32.8 43.5C32.2 22 41.5 9.2 57 6 58.6 25.4 50.4 39 32.8 43.5Z' },
  { tone: 'gold', path: 'M16 52.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0' },
  { tone: 'sun', path: 'M26.6 54.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0' },
  { tone: 'gold', path: 'M38.8 52.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0' },
];

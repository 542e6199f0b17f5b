// The company's two colours, six signs each. Everything that is green comes from them: pages, paper cards, codes, the
// logo, icons and the manifest. The build refuses one on which, or in which, text would be hard to read.

/** On light grounds and on paper: buttons, links, bands, codes. For example `#0f6b3a`. */
export const brand = '#0f6b3a';

/** The same on dark grounds, a lighter tone of it. For example `#5fbf85`. */
export const brandOnDark = '#5fbf85';

// The two brand colors as `#` and six hexadecimal digits. All brand tones of the pages, cards, QR codes, logo and icons are
// derived from them. The build rejects a color if text would have a contrast ratio below 4.5:1.

/** The brand color on light backgrounds and in print, for example `#0f6b3a`. */
export const brand = '#0f6b3a';

/** The brand color on dark backgrounds: a lighter tone, for example `#5fbf85`. */
export const brandOnDark = '#5fbf85';

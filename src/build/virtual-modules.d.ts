/** File name of the module that defines the elements, relative to `/embed.js`. */
declare module 'virtual:embed-entry' {
  export const entry: string;
}

/** The tones of the company's brand colors. */
declare module '#brand' {
  export const tones: import('./company/brand.ts').Tones;
}

/** A React component for every tag, by its name. */
declare module 'virtual:package-react';

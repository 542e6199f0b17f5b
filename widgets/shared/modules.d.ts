/** The part of `qrcode` that makes the modules; the rest of the package draws on canvases and in terminals. */
declare module 'qrcode/lib/core/qrcode.js' {
  export type Segment = string | { data: Uint8Array; mode: 'byte' };
  export function create(
    data: string | Segment[],
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; data: Uint8Array }; version: number };
}

/** Part of a language file (`src/build/split-texts.ts`). */
declare module '*.json?cards' {
  const texts: Record<string, string>;
  // biome-ignore lint/style/noDefaultExport: as files of JSON are imported
  export default texts;
}

/**
 * The same file once more, of which only these values are kept: an order form does not carry what a contact
 * card alone says.
 */
declare module '*/company.ts?card' {
  export const address: typeof import('../company.ts').address;
  export const facebook: string;
  export const instagram: string;
}

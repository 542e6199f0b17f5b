declare module 'virtual:built-files' {
  /**
   * The files in `/embed/` by the name of their entry, without `.js`. In those of the first renders, `*` is widget and language.
   * Only in `/embed.js`.
   */
  export const files: Record<string, string> | undefined;
  /** False in pinned files and in the development server, where React renders into an empty element. */
  export const hasFirstRenders: boolean;
}

/** The company's logo. Decorative: the company name is next to it. Its attributes can be overridden. */
declare module '#company/logo.svg' {
  export const Logo: import('react').FC<import('react').SVGProps<SVGSVGElement>>;
}

/** The part of `qrcode` that the cards use. */
declare module 'qrcode' {
  type Code = { modules: { size: number; data: Uint8Array } };
  export function create(text: string, options: { errorCorrectionLevel: 'H' }): Code;
}

/** The part of `subset-font` that `npm run font` uses. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  };
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

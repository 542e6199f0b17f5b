/** The part of `subset-font` that `npm run font` uses. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> };
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** Widths in pixels of the files of a gallery image, which `npm run images` writes. */
export const galleryWidths = [480, 960, 1600];

/** The `srcset` of an image: `/pictures/pallets-480.avif 480w, …` for the path `/pictures/pallets`. */
export function srcSet(path: string, widths: number[], format: string): string {
  return widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

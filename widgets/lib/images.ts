/** The `srcset` of an image: `/pictures/crop_rows-360.avif 360w, …` for the path `/pictures/crop_rows`. */
export function srcSet(path: string, widths: number[], format: string): string {
  return widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

/** The `srcset` of the AVIF files of an image: `/pictures/crop_rows-360.avif 360w, …` for the path `/pictures/crop_rows`. */
export function srcSet(path: string, widths: number[]): string {
  return widths.map((width) => `${path}-${width}.avif ${width}w`).join(', ');
}

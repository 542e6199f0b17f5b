import { srcSet } from '../../widgets/lib/images.ts';

type LazyImageProps = {
  name: string;
  /** Widths of the files in pixels. The last one is the width of the image. */
  widths: number[];
  /** For browsers without `srcset`: width and format of the file. */
  fallback: string;
  sizes: string;
  height: number;
  alt: string;
};

/** An image below the first screen. */
export function LazyImage({ name, widths, fallback, sizes, height, alt }: LazyImageProps) {
  const path = `/pictures/${name}`;
  return (
    <img
      src={`${path}-${fallback}`}
      srcSet={srcSet(path, widths)}
      sizes={sizes}
      width={widths.at(-1)}
      height={height}
      loading="lazy"
      alt={alt}
    />
  );
}

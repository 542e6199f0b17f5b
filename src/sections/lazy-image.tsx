import { avifFiles, type PageImage } from '../page-images.ts';

type LazyImageProps = {
  name: PageImage;
  /** For browsers without `srcset`: width and format of the file. */
  fallback: string;
  sizes: string;
  alt: string;
};

/** An image below the first screen. */
export function LazyImage({ name, fallback, sizes, alt }: LazyImageProps) {
  return (
    <img src={`/pictures/${name}-${fallback}`} {...avifFiles(name)} sizes={sizes} loading="lazy" alt={alt} />
  );
}

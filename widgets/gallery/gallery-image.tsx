import { type ImgHTMLAttributes, memo, useLayoutEffect, useRef, useState } from 'react';
import made from '#company/image-colors.json';
import { gallery } from '#company/images.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import { galleryWidths, srcSet } from '../lib/images.ts';
import { unlessBlocked } from '../ui/storage.ts';

/** An image as the grid and the lightbox show it. */
export type GalleryImage = {
  src: string;
  alt: string;
  /** Pixels of the largest file; unknown for images whose page does not give a size. */
  width?: number | undefined;
  height?: number | undefined;
  /** Colors of the upper and lower part, shown until the image has loaded. */
  colors?: string[] | undefined;
  srcSet?: string | undefined;
  /** Better formats, best first. */
  sources?: { type?: string; media?: string; srcSet: string }[];
};

const colors: Record<string, string[] | undefined> = made;

/**
 * The company's images.
 * @param base URL of the folder that contains `pictures`, ending with a slash; the company's image host wins over it
 */
export function companyImages(language: Language, base: string): GalleryImage[] {
  const folder = `${gallery.host || base}pictures/`;
  return gallery.images.map(({ name, alt }) => {
    const path = folder + name;
    return {
      src: `${path}-960.jpg`,
      sources: [{ type: 'image/avif', srcSet: srcSet(path, galleryWidths, 'avif') }],
      alt: inLanguage(alt, language),
      // All files are 4:3.
      width: 1600,
      height: 1200,
      colors: colors[name] ?? ['#8f937e', '#8f937e'],
    };
  });
}

type ImageInput = { src?: unknown; alt?: unknown; srcset?: unknown; width?: unknown; height?: unknown };

/**
 * Reads the property `images` as a partner's page sets it: URLs, or objects with `src` and optionally `alt`,
 * `srcset`, `width` and `height`. Entries without a URL are left out with a warning.
 * @param onWarning receives the text for the console
 * @returns undefined if the value is not an array; the default images are used then
 */
export function imagesFromProperty(
  value: unknown,
  onWarning: (sentences: string) => void = () => {},
): GalleryImage[] | undefined {
  if (value === undefined || value === null) return undefined;
  const expected = 'Expected URLs or objects such as { src: "/a.jpg", alt: "A warehouse" }.';
  if (!Array.isArray(value)) {
    onWarning(`The property "images" is not an array. ${expected} Using the default images.`);
    return undefined;
  }
  return value.flatMap((entry: unknown, index): GalleryImage[] => {
    const image = unlessBlocked(() => imageFrom(entry));
    if (image) return [image];
    onWarning(`images[${index}] has no URL. ${expected} Leaving it out.`);
    return [];
  });
}

/** @throws if a getter of the entry throws, or if a size is a symbol */
function imageFrom(entry: unknown): GalleryImage | undefined {
  const { src, alt, srcset, width, height }: ImageInput =
    entry && typeof entry === 'object' ? entry : { src: entry };
  if (typeof src !== 'string' || !src.trim()) return undefined;
  return {
    src,
    alt: typeof alt === 'string' ? alt : '',
    srcSet: typeof srcset === 'string' ? srcset : undefined,
    width: pixels(width),
    height: pixels(height),
  };
}

/** Reads the `<img>` children of an element, with the sources of a `<picture>` around them. */
export function imagesFromChildren(host: Element): GalleryImage[] {
  return [...host.querySelectorAll('img')]
    .filter((image) => image.src || image.srcset)
    .map((image) => ({
      src: image.src,
      alt: image.alt,
      srcSet: image.srcset || undefined,
      width: pixels(image.getAttribute('width')) ?? pixels(image.naturalWidth),
      height: pixels(image.getAttribute('height')) ?? pixels(image.naturalHeight),
      sources: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
        ({ type, media, srcset }) => ({ type, media, srcSet: srcset }),
      ),
    }));
}

function pixels(value: unknown): number | undefined {
  return Number(value) > 0 ? Number(value) : undefined;
}

type ImageProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  image: GalleryImage;
  sizes: string;
  /** Renders nothing if the image fails, because the thumbnail is below it. */
  quiet?: boolean;
};

/**
 * Chromium never frees a removed image with `loading="lazy"` and `sizes="auto"` (measured in version 156), but it frees
 * an eager one. Without a URL, the image loads nothing. Remove this when Chromium frees the images.
 */
function release(image: HTMLImageElement | null): void {
  if (!image) return;
  for (const element of image.parentElement?.children ?? [])
    for (const name of ['srcset', 'src']) element.removeAttribute(name);
  image.loading = 'eager';
}

/** An image with its formats. If it cannot be loaded, its alternative text is shown in a frame. */
export const GalleryImageView = memo(function GalleryImageView({
  image: { src, alt, width, height, sources = [], srcSet },
  sizes,
  quiet,
  ...loading
}: ImageProps) {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed image has no element
  useLayoutEffect(() => {
    const element = ref.current;
    // In prerendered HTML it may have failed before React attached `onError`.
    if (element?.complete && element.currentSrc && !element.naturalWidth) setFailed(true);
    return () => release(element);
  }, [failed]);
  if (failed) return quiet ? null : <span className="missing">{alt}</span>;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        ref={ref}
        {...loading}
        {...{ src, srcSet, sizes, width, height }}
        alt={alt}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </picture>
  );
});

import files from '#company/image-files.json';
import { gallery } from '#company/images.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import { srcSet } from '../lib/images.ts';

/** An image as the grid and the lightbox show it. */
export type GalleryImage = {
  /** Empty while the host page has not set it. */
  src: string;
  alt: string;
  /** Shown on the image in the grid. A partner's images have none. */
  title?: string;
  /** Pixels of the largest file; unknown for images whose page does not give a size. */
  width?: number | undefined;
  height?: number | undefined;
  /** Colors of the upper and lower part, shown until the image has loaded. */
  colors?: string[] | undefined;
  srcSet?: string | undefined;
  /** Better formats, best first. */
  sources?: { type: string; srcSet: string }[];
};

const imageFiles: Record<string, { width: number; colors: string[] } | undefined> = files;

/**
 * The company's images.
 * @param base URL of the folder that contains `pictures`, ending with a slash; the company's image host wins over it
 */
export function companyImages(language: Language, base: string): GalleryImage[] {
  const folder = `${gallery.host || base}pictures/`;
  return gallery.images.map(({ name, alt, title }) => {
    const path = folder + name;
    const { width = 960, colors = ['#8f937e', '#8f937e'] } = imageFiles[name] ?? {};
    return {
      src: `${path}-960.jpg`,
      sources: [{ type: 'image/avif', srcSet: srcSet(path, [360, 960, width]) }],
      alt: inLanguage(alt, language),
      title: inLanguage(title, language),
      width,
      // All files are 4:3.
      height: width * 0.75,
      colors,
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
    const image = imageFrom(entry);
    if (image) return [image];
    onWarning(`images[${index}] has no URL. ${expected} Leaving it out.`);
    return [];
  });
}

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

/** Reads the `<img>` elements in an element. The tile of one without a URL is empty until the page sets the URL. */
export function imagesFromChildren(host: Element): GalleryImage[] {
  return [...host.querySelectorAll('img')].map((image) => ({
    // Lazy loaders keep the URL in this attribute.
    src: image.dataset.src || image.currentSrc || image.getAttribute('src') || '',
    alt: image.alt,
    width: pixels(image.getAttribute('width')),
    height: pixels(image.getAttribute('height')),
  }));
}

function pixels(value: unknown): number | undefined {
  return Number(value) > 0 ? Number(value) : undefined;
}

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
  /** Pixels of the largest file, if known. */
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string | undefined;
  /** Better formats, best first. */
  sources?: { type: string; srcSet: string }[];
};

const imageFiles: Record<string, { width: number } | undefined> = files;

/**
 * The company's images.
 * @param base URL of the folder that contains `pictures`, ending with a slash; the company's image host wins over it
 */
export function companyImages(language: Language, base: string): GalleryImage[] {
  const folder = `${gallery.host || base}pictures/`;
  return gallery.images.map(({ name, alt, title }) => {
    const path = folder + name;
    const { width = 960 } = imageFiles[name] ?? {};
    return {
      src: `${path}-960.jpg`,
      sources: [{ type: 'image/avif', srcSet: srcSet(path, [360, 960, width]) }],
      alt: inLanguage(alt, language),
      title: inLanguage(title, language),
      width,
      // All files are 4:3.
      height: width * 0.75,
    };
  });
}

/**
 * Reads the property `images` as a partner's page sets it: URLs, or objects with `src` and optionally `alt`,
 * `srcset`, `width` and `height`. Entries without a URL are left out with a warning.
 * @param onWarning receives the text for the console
 * @returns undefined if the value is not an array; the default images are used then
 */
export function imagesFromProperty(
  value: unknown,
  onWarning?: (sentences: string) => void,
): GalleryImage[] | undefined {
  const expected = 'Expected URLs or objects such as { src: "/a.jpg", alt: "A warehouse" }.';
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => {
      const image = Object(typeof entry === 'string' ? { src: entry } : entry);
      const { src, alt, srcset: srcSet, width, height } = image;
      if (typeof src === 'string' && src.trim())
        return {
          src,
          alt: typeof alt === 'string' ? alt : '',
          srcSet,
          width: pixels(width),
          height: pixels(height),
        };
      onWarning?.(`images[${index}] has no URL. ${expected} Leaving it out.`);
      return [];
    });
  if (value !== undefined && value !== null)
    onWarning?.(`The property "images" is not an array. ${expected} Using the default images.`);
}

function pixels(value: unknown): number | undefined {
  return Number(value) > 0 ? Number(value) : undefined;
}

/** Reads the `<img>` elements in an element; undefined if it has none. The tile of one without a URL is empty. */
export function imagesFromChildren(host: Element): GalleryImage[] | undefined {
  const images = [...host.querySelectorAll('img')].map((image) => ({
    // Lazy loaders keep the URL in `data-src`. The others then have a placeholder.
    src: image.dataset.src || image.currentSrc || largest(image.srcset) || image.getAttribute('src') || '',
    alt: image.alt,
  }));
  return host.querySelector('img, picture') ? images : undefined;
}

/** The URL of the largest candidate of a `srcset`. */
function largest(srcset: string): string | undefined {
  const candidates = [...srcset.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)];
  return candidates.sort(([, , a = 1], [, , b = 1]) => Number(b) - Number(a))[0]?.[1];
}

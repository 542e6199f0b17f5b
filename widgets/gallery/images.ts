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
  /** Pixels of the largest file in `srcSet`. Not the `width` of a partner's image, which is its size on the page. */
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string | undefined;
  crossOrigin?: '' | 'anonymous' | 'use-credentials' | undefined;
  referrerPolicy?: ReferrerPolicy;
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
      referrerPolicy: 'no-referrer',
    };
  });
}

/**
 * Reads the property `images` as a partner's page sets it: URLs, or objects with `src` and optionally `alt`, `srcset` and
 * `crossorigin`. Entries without a URL are left out with a warning.
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
      const {
        src,
        alt,
        srcset,
        crossorigin: crossOrigin,
      } = Object(typeof entry === 'string' ? { src: entry } : entry);
      if (typeof src === 'string' && src.trim())
        return { src, alt: typeof alt === 'string' ? alt : '', crossOrigin, ...largest(`${srcset ?? ''}`) };
      onWarning?.(`images[${index}] has no URL. ${expected} Leaving it out.`);
      return [];
    });
  if (value !== undefined && value !== null)
    onWarning?.(`The property "images" is not an array. ${expected} Using the default images.`);
}

/** Reads the `<img>` elements in an element; undefined if it has none. The tile of one without a URL is empty. */
export function imagesFromChildren(host: Element): GalleryImage[] | undefined {
  const images = [...host.querySelectorAll('img')].map((image): GalleryImage => {
    const { alt, currentSrc, dataset, referrerPolicy } = image;
    const source = image.closest('picture')?.querySelector<HTMLSourceElement>('source:not([media])');
    return {
      src: currentSrc || image.getAttribute('src') || '',
      alt,
      crossOrigin: image.crossOrigin as GalleryImage['crossOrigin'],
      referrerPolicy: referrerPolicy as ReferrerPolicy,
      ...largest(dataset.srcset || image.srcset || source?.srcset),
      // Lazy loaders keep the URL in `data-src`. The others then have a placeholder.
      ...(dataset.src && { src: dataset.src }),
    };
  });
  return host.querySelector('img, picture') ? images : undefined;
}

/** The largest file of a `srcset`. If it says how wide its files are, the browser chooses. */
function largest(srcset = ''): Pick<GalleryImage, 'width' | 'srcSet'> & { src?: string } {
  const candidates = [...srcset.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)];
  const [, src, size, unit] = candidates.sort((a, b) => Number(b[2] ?? 1) - Number(a[2] ?? 1))[0] ?? [];
  return src ? { src, ...(unit === 'w' && { srcSet: srcset, width: Number(size) }) } : {};
}

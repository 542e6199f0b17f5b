import made from '../company/made.json';
import { gallery } from '../company/pictures.ts';
import type { Language } from '../language/languages.ts';
import { inLanguage } from '../language/translated.ts';

/** A picture as the grid and the lightbox show it. */
export type Picture = {
  src: string;
  alt: string;
  /** Pixels of the largest file; unknown for pictures whose owner did not say. */
  width?: number | undefined;
  height?: number | undefined;
  /** Stands in its place until it is there. */
  colour?: string | undefined;
  srcSet?: string | undefined;
  /** Better formats, best first. */
  sources?: { type?: string; media?: string; srcSet: string }[];
};

const colours: Record<string, string | undefined> = made;

/** The widths that `src/build/company/image-files.ts` writes, in pixels; all are 4 : 3. */
export const widths = [480, 960, 1600];

/**
 * The company's pictures.
 * @param base where the folder `pictures` lies, ending with a slash, unless the company names a host
 */
export function companyPictures(language: Language, base: string): Picture[] {
  const folder = `${gallery.host || base}pictures/`;
  return gallery.pictures.map(({ name, alt }) => {
    const file = (size: number, type: string) => `${folder}${name}-${size}.${type}`;
    const srcSet = (type: string) => widths.map((size) => `${file(size, type)} ${size}w`).join(', ');
    return {
      src: file(960, 'jpg'),
      sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
      alt: inLanguage(alt, language),
      width: 1600,
      height: 1200,
      colour: colours[name] ?? '#8f937e',
    };
  });
}

/**
 * The property `images` as a partner sets it: addresses, or objects with `src` and, if known, `alt`, `srcset`,
 * `width` and `height`. What cannot be shown is left out with a warning.
 * @param onWarning tells the developer of the page
 * @returns undefined when it is no list, and then the default holds
 */
export function givenPictures(
  images: unknown,
  onWarning: (sentences: string) => void = () => {},
): Picture[] | undefined {
  if (images === undefined || images === null) return undefined;
  const takes = 'It takes a list of addresses or of objects such as { src: "/a.jpg", alt: "What is seen" }.';
  if (!Array.isArray(images)) {
    onWarning(`images is not a list, so the default pictures are shown. ${takes}`);
    return undefined;
  }
  return images.flatMap((image: unknown, index): Picture[] => {
    const given: Given = image && typeof image === 'object' ? image : { src: image };
    const { src, alt, srcset, width, height } = given;
    if (typeof src === 'string' && src.trim()) {
      return [
        {
          src,
          alt: typeof alt === 'string' ? alt : '',
          srcSet: typeof srcset === 'string' ? srcset : undefined,
          width: pixels(width),
          height: pixels(height),
        },
      ];
    }
    onWarning(`images[${index}] has no address, so it is left out. ${takes}`);
    return [];
  });
}

type Given = { src?: unknown; alt?: unknown; srcset?: unknown; width?: unknown; height?: unknown };

function pixels(value: unknown): number | undefined {
  return Number(value) > 0 ? Number(value) : undefined;
}

/** The pictures that a partner wrote as children, with the sources of a `<picture>` around them. */
export function childPictures(host: Element): Picture[] {
  return Array.from(host.querySelectorAll('img'))
    .filter((image) => image.src || image.srcset)
    .map((image) => ({
      src: image.src,
      alt: image.alt,
      srcSet: image.srcset || undefined,
      width: pixels(image.getAttribute('width')) ?? pixels(image.naturalWidth),
      height: pixels(image.getAttribute('height')) ?? pixels(image.naturalHeight),
      sources: Array.from(
        image.closest('picture')?.querySelectorAll('source') ?? [],
        ({ type, media, srcset }) => ({ type, media, srcSet: srcset }),
      ),
    }));
}

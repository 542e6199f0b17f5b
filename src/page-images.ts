import { srcSet } from '../widgets/lib/images.ts';

/** An image in several widths: its aspect ratio, and the widths by encoding (`scripts/images.ts`). */
export type ImageKind = { ratio: number } & {
  [encoding in 'avif' | 'dense' | 'phone' | 'webp' | 'jpg']?: number[];
};

// The WebP is for browsers without AVIF. Between 960 and 1920 there is no file: its print on the bag would be unreadable.
const row: ImageKind = { ratio: 2400 / 1070, dense: [960, 1920, 2400], webp: [960] };
const column: ImageKind = { ratio: 1080 / 940, phone: [480, 1080], dense: [720] };
/** A gallery image, which is at most as wide as the original, because an enlargement would be blurred. */
export const galleryKind = (width: number): ImageKind => ({
  ratio: 4 / 3,
  phone: [360],
  avif: [960, Math.max(960, Math.min(1600, width))],
  jpg: [960],
});

/** The images of the pages. Two of them are in the gallery, too. */
export const pageImages = {
  hero_grade_ltr: row,
  hero_grade_rtl: row,
  hero_grade_tall_ltr: column,
  hero_grade_tall_rtl: column,
  hero_grade_tall_dark_ltr: column,
  hero_grade_tall_dark_rtl: column,
  yard_500t: { ratio: 16 / 9, phone: [480, 720], dense: [1280, 1920] },
  product_print: { ratio: 4 / 5, phone: [720], dense: [480, 960], jpg: [960] },
  // The image of the product on phones.
  granules_macro: { ...galleryKind(1600), phone: [360, 720] },
  wheat_sunset: galleryKind(1600),
  bag_field: galleryKind(1440),
} satisfies Record<string, ImageKind>;

export type PageImage = keyof typeof pageImages;

/** The AVIF files of an image up to a width, and the size of the largest, as attributes of `img` and `source`. */
export function avifFiles(name: PageImage, most = Infinity) {
  const { ratio, phone = [], dense = [], avif = [] }: ImageKind = pageImages[name];
  const widths = [...phone, ...dense, ...avif].filter((width) => width <= most).sort((a, b) => a - b);
  const width = Math.max(...widths);
  return { srcSet: srcSet(`/pictures/${name}`, widths), width, height: Math.round(width / ratio) };
}

import { imageCount } from 'virtual:image-count';
import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import type { DapPicture } from '../public-types.ts';

/** The height of the images with the gaps of `gallery.css` in rem, and of a line of text. A percentage means the width. */
function heightOf(columns: number, ratio: number, gap: number, rowGap = gap): string {
  const rows = Math.ceil(imageCount / columns);
  const share = (rows * ratio) / columns;
  const rem = (rows - 1) * rowGap - share * (columns - 1) * gap + 2.75;
  return `${share * 100}% + ${rem}rem`;
}

const gallery = {
  tag: 'dap-gallery',
  attributes: {},
  needsReactAtOnce: (host) =>
    Reflect.get(host, 'images') != null || host.hasAttribute('images') || host.querySelector('img') !== null,
  height: {
    narrow: `calc(${heightOf(2, 2 / 3, 0.375, 0.5)})`,
    // Switches at 960 px: beyond it, the middle value is far below both ends.
    wide: `clamp(${heightOf(4, 3 / 4, 0.75)},(959px - 100%)*999,${heightOf(3, 3 / 4, 0.75)})`,
  },
  load: () => import('./gallery.tsx'),
} satisfies WidgetDefinition;

export class DapGalleryElement extends elementOf(gallery) {
  static override properties = { images: { attribute: false } };
  // Frameworks set a property only if the class has it; otherwise they set an attribute.
  declare images: (string | DapPicture)[] | null | undefined;
}

export { DapGalleryElement as element, imageCount };

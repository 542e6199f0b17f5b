import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import type { DapPicture } from '../public-types.ts';

const gallery = {
  tag: 'dap-gallery',
  attributes: {},
  // A lazy loader adds the image of a `<picture>` later.
  needsReactAtOnce: (host) =>
    Reflect.get(host, 'images') != null || host.querySelector('img, picture') !== null,
  // Of twelve images with their gaps, in two, four and three columns. A percentage is the width.
  height: {
    narrow: 'calc(200% + 4.5rem)',
    wide: 'clamp(56.25% + 3rem,(959px - 100%)*999,100% + 3.5rem)',
  },
  load: () => import('./gallery.tsx'),
} satisfies WidgetDefinition;

export class DapGalleryElement extends elementOf(gallery) {
  static override properties = { images: { attribute: false } };
  // Frameworks set a property only if the class has it; otherwise they set an attribute.
  declare images: (string | DapPicture)[] | null | undefined;
}

export { DapGalleryElement as element };

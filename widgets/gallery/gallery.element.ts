import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import type { DapPicture } from '../public-types.ts';

const gallery = {
  tag: 'dap-gallery',
  attributes: {},
  needsReactAtOnce: (host) =>
    Reflect.get(host, 'images') != null ||
    host.hasAttribute('images') ||
    host.querySelector('img, picture') !== null,
  // Of twelve images in two and in four columns.
  height: { narrow: '200vw', wide: '58vw' },
  load: () => import('./gallery.tsx'),
} satisfies WidgetDefinition;

export class DapGalleryElement extends elementOf(gallery) {
  static override properties = { images: { attribute: false } };
  // Frameworks set a property only if the class has it; otherwise they set an attribute.
  declare images: (string | DapPicture)[] | null | undefined;
}

export { DapGalleryElement as element };

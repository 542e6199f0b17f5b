import type { DapPicture } from '../../src/public/embed.d.ts';
import { elementOf } from '../element/define-widget.ts';
import type { Widget } from '../element/widget.ts';

/**
 * The reserved height follows from the width. The twelve images have six rows of two (3:2), four rows of three or three
 * rows of four (4:3). The gaps of `gallery.css` and a line of text are added. The clamp switches at 896 px: beyond it, the
 * middle value is far below both ends.
 */
const gallery = {
  tag: 'dap-gallery',
  attributes: {},
  events: {
    onOpen: { type: 'dap-gallery-open' },
    onClose: { type: 'dap-gallery-close' },
  },
  isChanged: (host) => Reflect.get(host, 'images') != null || host.querySelector('img') !== null,
  elementProps: (host) => ({ host }),
  height: {
    narrow: 'calc(200% + 4.5rem)',
    wide: 'clamp(56.25% + 2.9844rem,(895px - 100%)*999,100% + 3.5rem)',
  },
  load: () => import('./gallery.tsx'),
} satisfies Widget;

/**
 * Shows the company's images with a lightbox. If the element contains `<img>` elements, it shows these instead. They are
 * also the fallback. The property `images` overrides both. If the page has a Content Security Policy, add the origin of
 * the script to `img-src`.
 */
export class DapGalleryElement extends elementOf(gallery) {
  static override properties = { images: { attribute: false } };
  // Frameworks set a property only if the class has it; otherwise they set an attribute.
  declare images: (string | DapPicture)[] | null | undefined;

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
    return [...super.observedAttributes, 'images'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'images' && value !== null)
      DapGalleryElement.reader.onWarning(
        'The attribute "images" has no effect. Set the property "images" after the script has loaded.',
      );
  }
}

export { DapGalleryElement as element };

export { default as styles } from './gallery.css?inline';

import { createElement, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { scriptUrl } from '../element/script-url.ts';
import { Gallery } from './gallery.tsx';
import { type GalleryImage, imagesFromChildren, imagesFromProperty } from './images.ts';
import type { GalleryEvents } from './use-lightbox.ts';

export const moreTexts = 'cards';

/** The company's images are next to the folder `embed`, on every page and in every pinned version. */
const base = scriptUrl.replace(/embed\/(\d[^/]*\/)?[^/]*$/, '');

/** The `<dap-gallery>` element. */
type GalleryHost = HTMLElement & { images?: unknown };

type ViewProps = GalleryEvents & {
  host: GalleryHost;
  /** Receives the text of a console warning. */
  onWarning?: (sentences: string) => void;
};

/** Shows the images of the property `images`, else of the `<img>` children, else the company's. */
export function Component({ host, onWarning, ...events }: ViewProps) {
  const property = useImagesProperty(host);
  const children = useImageChildren(host);
  const images = useMemo(() => imagesFromProperty(property, onWarning), [property, onWarning]);
  return createElement(Gallery, {
    ...events,
    base,
    images: images ?? (children.length ? children : undefined),
  });
}

/**
 * The property `images` of the element, as it is now. The accessor is defined here and not in `widget-element.ts`,
 * because no other widget has such a property.
 */
function useImagesProperty(host: GalleryHost): unknown {
  const [images, setImages] = useState(() => host.images);
  useLayoutEffect(() => {
    let value = host.images;
    setImages(() => value);
    Object.defineProperty(host, 'images', {
      configurable: true,
      enumerable: true,
      get: () => value,
      set: (next) => {
        value = next;
        setImages(() => next);
      },
    });
  }, [host]);
  return images;
}

/** The `<img>` children of the element, as they are now. */
function useImageChildren(host: GalleryHost): GalleryImage[] {
  const [children, setChildren] = useState(() => imagesFromChildren(host));
  useEffect(() => {
    const observer = new MutationObserver(() => setChildren(imagesFromChildren(host)));
    const attributeFilter = ['src', 'srcset', 'alt'];
    observer.observe(host, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, [host]);
  return children;
}

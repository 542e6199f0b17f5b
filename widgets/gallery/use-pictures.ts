import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { childPictures, givenPictures, type Picture } from './pictures.ts';

/** `<dap-gallery>` itself, on a page that is not ours. */
export type GalleryHost = HTMLElement & { images?: unknown };

/**
 * What a gallery of that element shows: the property `images`, else the children as they are now; undefined when
 * there is neither.
 */
export function usePictures(
  host: GalleryHost,
  onWarning?: (sentences: string) => void,
): Picture[] | undefined {
  const images = useImages(host);
  const children = useChildren(host);
  const given = useMemo(() => givenPictures(images, onWarning), [images, onWarning]);
  return given ?? (children.length ? children : undefined);
}

/**
 * The property `images` of the element. It lives here and not in the wrapper, so that `embed.js` does not carry
 * for all tags what one of them needs: what was set earlier is found, what is set later is noticed.
 */
function useImages(host: GalleryHost): unknown {
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

/** The `<img>` children, followed live. */
function useChildren(host: GalleryHost): Picture[] {
  const [children, setChildren] = useState(() => childPictures(host));
  useEffect(() => {
    const observer = new MutationObserver(() => setChildren(childPictures(host)));
    const attributeFilter = ['src', 'srcset', 'alt'];
    observer.observe(host, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, [host]);
  return children;
}

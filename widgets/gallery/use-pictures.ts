import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gallery } from '../company/pictures.ts';
import { activeLanguage } from '../language/i18n.ts';
import { childPictures, companyPictures, givenPictures, type Picture } from './pictures.ts';

/** `<dap-gallery>` itself, on a page that is not ours. */
export type GalleryHost = HTMLElement & { images?: unknown };

/**
 * What a gallery shows: the property `images`, else the children as they are now, else the company's pictures;
 * and whether these are illustrations, which it then says.
 */
export function usePictures(
  host: GalleryHost | undefined,
  onWarning?: (sentences: string) => void,
): { pictures: Picture[]; illustrations: boolean } {
  const { i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const images = useImages(host);
  const children = useChildren(host);
  const given = useMemo(() => givenPictures(images, onWarning), [images, onWarning]);
  // In an embed our own pictures lie beside the folder of this chunk, whatever page it stands on.
  const base = host ? new URL(/* @vite-ignore */ '..', import.meta.url).href : '/';
  const own = useMemo(() => companyPictures(language, base), [language, base]);
  const theirs = given ?? (children.length ? children : undefined);
  return { pictures: theirs ?? own, illustrations: !theirs && gallery.illustrations };
}

/**
 * The property `images` of the element. It lives here and not in the wrapper, so that `embed.js` does not carry
 * for all tags what one of them needs: what was set earlier is found, what is set later is noticed.
 */
function useImages(host: GalleryHost | undefined): unknown {
  const [images, setImages] = useState(() => host?.images);
  useLayoutEffect(() => {
    if (!host) return;
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
function useChildren(host: GalleryHost | undefined): Picture[] {
  const [children, setChildren] = useState(() => (host ? childPictures(host) : []));
  useEffect(() => {
    if (!host) return;
    const observer = new MutationObserver(() => setChildren(childPictures(host)));
    const attributeFilter = ['src', 'srcset', 'alt'];
    observer.observe(host, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, [host]);
  return children;
}

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../shared/languages.ts';
import { childPictures, companyPictures, givenPictures, type Picture } from './pictures.ts';

export type PictureProps = {
  /** The property `images` of the element, unchecked. */
  images?: unknown;
  /** The element itself, whose `<img>` children are the pictures when there are any. */
  host?: Element;
  /** Where our own pictures lie; the root of the site when it is not given. */
  base?: string;
};

/** What a gallery shows: the property, else the children as they are now, else the company's pictures. */
export function usePictures({ images, host, base = '/' }: PictureProps): Picture[] {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [children, setChildren] = useState(() => (host ? childPictures(host) : []));

  useEffect(() => {
    if (!host) return;
    const read = () => setChildren(childPictures(host));
    const observer = new MutationObserver(read);
    const attributeFilter = ['src', 'srcset', 'alt'];
    observer.observe(host, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, [host]);

  const given = useMemo(() => givenPictures(images), [images]);
  const own = useMemo(() => companyPictures(language, base), [language, base]);
  return given ?? (children.length ? children : own);
}

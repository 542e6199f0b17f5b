export { default as styles } from './gallery.css?inline';

import { createElement } from 'react';
import { scriptUrl } from '../controls/script-url.ts';
import { Gallery } from './gallery.tsx';
import type { GalleryEvents } from './use-lightbox.ts';
import { type GalleryHost, usePictures } from './use-pictures.ts';

export const moreTexts = 'cards';

/** Our own pictures lie beside the folder `embed`, whatever page and in whichever version this stands. */
const base = scriptUrl.replace(/embed\/(\d[^/]*\/)?[^/]*$/, '');

type FaceProps = GalleryEvents & {
  host: GalleryHost;
  /** Tells the developer of the page that holds the element. */
  onWarning?: (sentences: string) => void;
};

/** The element's property or children may bring other pictures. */
export function Face({ host, onWarning, ...events }: FaceProps) {
  return createElement(Gallery, { ...events, base, given: usePictures(host, onWarning) });
}

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markSeen } from '../controls/mark-seen.ts';
import { useLater } from '../controls/use-later.ts';
import { formatNumber } from '../language/i18n.ts';
import { PictureImage } from './picture-image.tsx';
import { savesData } from './saves-data.ts';
import type { Opener } from './use-lightbox.ts';
import { type GalleryHost, usePictures } from './use-pictures.ts';

export type GalleryProps = {
  /** The element, whose property or children may bring other pictures; none on our own site. */
  host?: GalleryHost;
  /** Tells the developer of the page that holds the element. */
  onWarning?: (sentences: string) => void;
  /** The lightbox opened; `index` counts from 0. */
  onOpen?: (detail: { index: number }) => void;
  /** The lightbox closed; `index` is the picture that was seen last. */
  onClose?: (detail: { index: number }) => void;
};

/** A page of 76 rem in four columns, a tablet in three, a phone in two; newer browsers measure themselves. */
const sizes = 'auto, (min-width: 60rem) 18rem, (min-width: 40rem) 33vw, 50vw';

/**
 * Pictures in a grid; each opens the lightbox. Its code comes with the first hint
 * that somebody wants it, and a press that was quicker opens it as soon as it is there.
 */
export function Gallery({ host, onWarning, onOpen, onClose }: GalleryProps) {
  const { t, i18n } = useTranslation();
  const { pictures, illustrations } = usePictures(host, onWarning);
  const list = useRef<HTMLUListElement>(null);
  /** The picture that was pressed before the lightbox was there. */
  const [waiting, setWaiting] = useState<number>();
  const [{ Lightbox: loaded } = {}, fetchLightbox] = useLater(
    () => import('./lightbox.tsx'),
    waiting !== undefined,
  );
  // It is rendered ahead, closed, in slices that let a finger through; a tap has only to show it.
  const Lightbox = useDeferredValue(loaded);
  const lightbox = useRef<Opener>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the lightbox its ref is there
  useEffect(() => {
    if (waiting === undefined || !lightbox.current) return;
    // Not here: an effect is no place to render another picture at once.
    queueMicrotask(() => lightbox.current?.open(waiting));
    setWaiting(undefined);
  }, [waiting, Lightbox]);

  const aim = (index: number) => lightbox.current?.aim(index);
  const openAt = (index: number) => {
    if (lightbox.current) lightbox.current.open(index);
    else setWaiting(index);
  };

  // On a slow phone a finger's tap is too short to fetch and start the lightbox, so it comes when pictures are
  // looked at; where data is dear the tap has to do.
  useEffect(() => {
    const thumbs = pictures.length ? list.current?.querySelectorAll('.thumb') : undefined;
    return markSeen(thumbs ?? [], () => {
      if (!savesData()) void fetchLightbox();
    });
  }, [pictures, fetchLightbox]);

  return (
    <div className="gallery">
      <ul
        ref={list}
        className="pictures"
        aria-label={t('gallery.title')}
        onPointerEnter={fetchLightbox}
        onTouchStart={fetchLightbox}
        onFocus={fetchLightbox}
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a partner may show one picture twice
          <li key={`${index} ${picture.src}`}>
            <button
              type="button"
              className="thumb"
              part="picture"
              aria-haspopup="dialog"
              aria-busy={waiting === index || undefined}
              aria-label={picture.alt || t('gallery.open', { n: formatNumber(index + 1, i18n.language) })}
              onPointerDown={() => aim(index)}
              onFocus={() => aim(index)}
              onClick={() => openAt(index)}
            >
              {picture.colour && (
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" fill={picture.colour} />
                </svg>
              )}
              <PictureImage picture={picture} sizes={sizes} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {illustrations && <p className="illustrations">{t('gallery.note')}</p>}
      {Lightbox && pictures.length > 0 && (
        <Lightbox
          ref={lightbox}
          pictures={pictures}
          illustrations={illustrations}
          first={waiting ?? 0}
          thumbOf={(index) => list.current?.children[index]?.querySelector('button') ?? undefined}
          onOpen={(index) => onOpen?.({ index })}
          onClose={(index) => onClose?.({ index })}
        />
      )}
    </div>
  );
}

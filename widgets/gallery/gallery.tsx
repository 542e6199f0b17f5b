import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gallery } from '../company/pictures.ts';
import { markSeen } from '../controls/mark-seen.ts';
import { savesData } from '../controls/saves-data.ts';
import { useLater } from '../controls/use-later.ts';
import { activeLanguage, formatNumber } from '../language/i18n.ts';
import { PictureImage } from './picture-image.tsx';
import { companyPictures, type Picture } from './pictures.ts';
import type { GalleryEvents, Opener } from './use-lightbox.ts';

export type GalleryProps = GalleryEvents & {
  /** Instead of the company's. */
  given?: Picture[] | undefined;
  /** Where the folder of the company's pictures lies. */
  base: string;
  /** What makes each button a link to its file, for browsers without our script. */
  link?: (src: string) => object;
};

/** A page of 76 rem in four columns, a tablet in three, a phone in two; newer browsers measure themselves. */
const sizes = 'auto, (min-width: 60rem) 18rem, (min-width: 40rem) 33vw, 50vw';

/**
 * Pictures in a grid; each opens the lightbox. Its code comes with the first hint
 * that somebody wants it, and a press that was quicker opens it as soon as it is there; where it cannot be fetched, the
 * file itself opens.
 */
export function Gallery({ given, base, link, onOpen, onClose }: GalleryProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const own = useMemo(() => companyPictures(language, base), [language, base]);
  const pictures = given ?? own;
  const illustrations = !given && gallery.illustrations;
  const list = useRef<HTMLUListElement>(null);
  /** The picture that was pressed before the lightbox was there. */
  const [waiting, setWaiting] = useState<number>();
  const [{ Lightbox: loaded } = {}, fetchLightbox] = useLater(() => import('./lightbox.tsx'));
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

  const Button = (link ? 'a' : 'button') as 'a';
  const aim = (index: number) => lightbox.current?.aim(index);
  const openAt = async (event: MouseEvent, index: number, { src }: Picture) => {
    event.preventDefault();
    if (lightbox.current) return lightbox.current.open(index);
    setWaiting(index);
    if (await fetchLightbox()) return;
    setWaiting(undefined);
    // Without a network there is no file either.
    if (navigator.onLine) open(src, link ? '_self' : '_blank', 'noreferrer');
  };

  // On a slow phone a finger's tap is too short to fetch and start the lightbox, so it comes when pictures are
  // looked at; where data is dear the tap has to do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are other buttons
  useEffect(() => {
    const thumbs = list.current?.querySelectorAll<HTMLElement>('.thumb') ?? [];
    return markSeen(thumbs, () => savesData() || fetchLightbox());
  }, [pictures, fetchLightbox]);

  return (
    <div className="gallery">
      <ul
        ref={list}
        className="pictures"
        aria-label={t('gallery.title')}
        onPointerEnter={fetchLightbox}
        onFocus={fetchLightbox}
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a partner may show one picture twice
          <li key={`${index} ${picture.src}`}>
            <Button
              type="button"
              {...link?.(picture.src)}
              className="thumb"
              part="picture"
              aria-haspopup="dialog"
              aria-busy={waiting === index || undefined}
              aria-label={picture.alt || t('gallery.open', { n: formatNumber(index + 1, language) })}
              onPointerDown={() => aim(index)}
              onFocus={() => aim(index)}
              onClick={(event) => openAt(event, index, picture)}
            >
              {picture.colour && (
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" fill={picture.colour} />
                </svg>
              )}
              <PictureImage picture={picture} sizes={sizes} loading="lazy" />
            </Button>
          </li>
        ))}
      </ul>
      {illustrations && <p className="illustrations">{t('gallery.note')}</p>}
      {Lightbox && pictures[0] && (
        <Lightbox
          ref={lightbox}
          pictures={pictures}
          illustrations={illustrations}
          first={waiting}
          {...{ list, onOpen, onClose }}
        />
      )}
    </div>
  );
}

import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gallery } from '#company/images.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { GalleryImageView } from './gallery-image.tsx';
import { companyImages, type GalleryImage } from './images.ts';
import type { GalleryEvents, LightboxHandle } from './use-lightbox.ts';

export type GalleryProps = GalleryEvents & {
  /** Shown instead of the company's images. */
  images?: GalleryImage[] | undefined;
  /** URL of the folder that contains the company's `pictures`, ending with a slash. */
  base: string;
  /** Props that turn each button into a link to the image file, for pages that work without scripts. */
  link?: (src: string) => object;
};

/** Four columns in a page of 76rem, three on a tablet, two on a phone. Browsers that know `auto` measure. */
const sizes = 'auto, (min-width: 60rem) 18rem, (min-width: 40rem) 33vw, 50vw';

/**
 * A grid of images. A press opens the image in a lightbox, whose code is fetched after the grid has rendered. If the code
 * has not arrived, the lightbox opens as soon as it has; if it cannot be fetched, the image file opens.
 */
export function Gallery({ images, base, link, onOpen, onClose }: GalleryProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const own = useMemo(() => companyImages(language, base), [language, base]);
  const shown = images ?? own;
  const illustrations = !images && gallery.illustrations;
  const list = useRef<HTMLUListElement>(null);
  /** Index of an image that was pressed before the lightbox was ready. */
  const [pending, setPending] = useState<number>();
  const [{ Lightbox: loaded } = {}, fetchLightbox] = useLazy(() => import('./lightbox.tsx'), true);
  // Rendered in the background, closed, so that a tap only has to open it.
  const Lightbox = useDeferredValue(loaded);
  const lightbox = useRef<LightboxHandle>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is set when `Lightbox` is rendered
  useEffect(() => {
    if (pending === undefined || !lightbox.current) return;
    // `open` renders synchronously, which React does not allow inside an effect.
    queueMicrotask(() => lightbox.current?.open(pending));
    setPending(undefined);
  }, [pending, Lightbox]);

  const prepare = (index: number) => lightbox.current?.prepare(index);
  const openAt = async (event: MouseEvent, index: number, { src }: GalleryImage) => {
    event.preventDefault();
    if (lightbox.current) return lightbox.current.open(index);
    setPending(index);
    if (await fetchLightbox()) return;
    setPending(undefined);
    if (navigator.onLine) open(src, link ? '_self' : '_blank', 'noreferrer');
  };

  const Button = (link ? 'a' : 'button') as 'a';
  return (
    <div className="gallery">
      <ul ref={list} className="images" aria-label={t('gallery.title')}>
        {shown.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be listed twice
          <li key={`${index} ${image.src}`}>
            <Button
              type="button"
              {...link?.(image.src)}
              className="thumb"
              part="picture"
              aria-haspopup="dialog"
              aria-busy={pending === index || undefined}
              aria-label={image.alt || t('gallery.open', { n: formatNumber(index + 1, language) })}
              onPointerDown={() => prepare(index)}
              onFocus={() => prepare(index)}
              onClick={(event) => openAt(event, index, image)}
            >
              {image.color && (
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" fill={image.color} />
                </svg>
              )}
              <GalleryImageView image={image} sizes={sizes} loading="lazy" />
            </Button>
          </li>
        ))}
      </ul>
      {illustrations && <p className="illustrations">{t('gallery.note')}</p>}
      {Lightbox && shown[0] && (
        <Lightbox
          handle={lightbox}
          images={shown}
          illustrations={illustrations}
          first={pending}
          {...{ list, onOpen, onClose }}
        />
      )}
    </div>
  );
}

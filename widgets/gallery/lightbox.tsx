import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import type { DapPictureDetail } from '../public-types.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { useModal } from '../ui/dialog.tsx';
import { CloseIcon, Icon } from '../ui/icons.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { ImageOrText } from './gallery-image.tsx';
import type { GalleryImage } from './images.ts';

export type GalleryEvents = {
  /** The lightbox opened; `index` counts from 0. */
  onOpen?: ((detail: DapPictureDetail) => void) | undefined;
  /** The lightbox closed; `index` is the image that was shown last. */
  onClose?: ((detail: DapPictureDetail) => void) | undefined;
};

type LightboxProps = {
  images: GalleryImage[];
  /** Index of the image to open. */
  first: number;
  events: GalleryEvents;
  close: () => void;
  /** The grid, with one button per image. */
  list: RefObject<HTMLElement | null>;
};

/**
 * One image over the whole viewport. The images are a strip that snaps, so the browser swipes and zooms. The first frame
 * after a tap has only the thumbnail of one image; its neighbors are rendered later.
 */
export function Lightbox({ images, first, events, close, list }: LightboxProps) {
  const { t, i18n } = useTranslation();
  const modal = useModal(close, 'img, .missing, .caption, button');
  /** Index of the image; undefined until the visitor has moved. */
  const [position, setPosition] = useState<number>();
  const [painted, setPainted] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const id = useId();
  const [captionId, counterId] = [`${id}caption`, `${id}counter`];
  const count = images.length;
  const index = Math.min(position ?? first, count - 1);
  const thumb = (at: number) => list.current?.querySelectorAll<HTMLElement>('.thumb')[at];

  const show = (to: number) => to !== index && setPosition(to);
  const scrollTo = (to: number) => {
    const slide = strip.current?.children[to] as HTMLElement;
    // Prototype.js and MooTools replace the method `scrollTo`.
    if (strip.current) strip.current.scrollLeft = slide.offsetLeft;
  };
  const step = (by: number) => {
    const to = (index + by + count) % count;
    scrollTo(to);
    show(to);
  };
  /** The width of the strip for which it shows the image. */
  const width = useRef(0);
  const onResize = useHandler(() => {
    const { clientWidth = 0 } = strip.current ?? {};
    // A swipe continues while only the height changes, by the browser's bars.
    if (width.current !== clientWidth) scrollTo(index);
    width.current = clientWidth;
  });
  const onScroll = ({ currentTarget: { clientWidth, scrollLeft, scrollWidth } }: UIEvent) => {
    // A turned device keeps the pixels, which are another image then.
    if (clientWidth !== width.current) return;
    // Negative in right-to-left languages.
    const nearest = Math.abs(Math.round((scrollLeft / scrollWidth) * count));
    if (nearest < count) show(nearest);
  };

  const closed = useHandler(() => {
    const last = thumb(index);
    // After the commit, in which React keeps the focus where the closed dialog has restored it.
    queueMicrotask(() => last?.focus());
    // If the page has removed the images.
    close();
    events.onClose?.({ index });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lightbox opens and when it closes
  useLayoutEffect(() => {
    // Its first call is before the first frame.
    const observer = new ResizeObserver(onResize);
    if (strip.current) observer.observe(strip.current);
    events.onOpen?.({ index: first });
    afterPaint(() => setPainted(true));
    return () => {
      observer.disconnect();
      closed();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'Left' : 'Right';
    const { key } = event;
    if (key === 'Home') step(-index);
    else if (key === 'End') step(count - 1 - index);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key.endsWith(forward) ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const arrow = (className: string, by: 1 | -1, label: string, path: string) => (
    <button type="button" className={`square ${className}`} aria-label={label} onClick={() => step(by)}>
      <Icon className="directional">
        <path d={path} />
      </Icon>
    </button>
  );
  const alt = images[index]?.alt ?? '';
  const [n, total] = [index + 1, count].map((value) => formatNumber(value, i18n.language));
  const counter = t('gallery.counter', { n, total });

  return (
    <dialog
      {...modal}
      className="lightbox"
      aria-label={t('gallery.title')}
      aria-describedby={`${captionId} ${counterId}`}
      onKeyDown={onKeyDown}
    >
      <button type="button" className="square shut" aria-label={t('common.close')} onClick={close}>
        <CloseIcon />
      </button>
      {count > 1 && arrow('before', -1, t('gallery.previous'), 'm14.5 5.5-6.5 6.5 6.5 6.5')}
      {count > 1 && arrow('after', 1, t('gallery.next'), 'm9.5 5.5 6.5 6.5-6.5 6.5')}
      <section
        ref={strip}
        className="strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be focusable
        tabIndex={0}
        aria-labelledby={`${captionId} ${counterId}`}
        onScroll={onScroll}
      >
        {images.map((image, at) => {
          const distance = Math.min((at - index + count) % count, (index - at + count) % count);
          const needed = distance === 0 || (distance === 1 && painted);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be listed twice
            <div key={at} className="slide" aria-hidden={distance > 0}>
              {needed && (
                <>
                  <LargeImage image={image} thumbnail={thumb(at)?.querySelector('img')} />
                  <p className="caption">
                    {image.title && <strong>{image.title}</strong>}{' '}
                    <span id={distance === 0 ? captionId : undefined}>{image.alt}</span>
                  </p>
                </>
              )}
            </div>
          );
        })}
      </section>
      <p className="counter" id={counterId}>
        <bdi dir="ltr" translate="no" aria-hidden="true">
          {n} / {total}
        </bdi>
        <span className="visually-hidden">{counter}</span>
      </p>
      {/* Screen readers read the caption as the description of the dialog. This is for the images after the first one. */}
      <p className="visually-hidden" aria-live="polite">
        {position !== undefined && t('common.list', { list: alt, item: counter })}
      </p>
    </dialog>
  );
}

type LargeImageProps = { image: GalleryImage; thumbnail: HTMLImageElement | null | undefined };

/** An image as large as its place and its file allow. Until it has loaded, its thumbnail fills the place. */
function LargeImage({ image, thumbnail }: LargeImageProps) {
  const { naturalWidth = 0, naturalHeight = 0, currentSrc } = thumbnail ?? {};
  const ratio = naturalWidth / naturalHeight;
  return (
    <ImageOrText
      image={image}
      sizes={ratio ? `min(100vw, ${Math.round(100 * ratio)}vh)` : '100vw'}
      // Without a thumbnail, the browser has the size from the file.
      style={
        ratio
          ? ({
              '--_ratio': ratio,
              '--_most': `${image.width ?? naturalWidth}px`,
              // A background is requested without CORS.
              backgroundImage: image.crossOrigin == null ? `url(${JSON.stringify(currentSrc)})` : undefined,
            } as CSSProperties)
          : {}
      }
    />
  );
}

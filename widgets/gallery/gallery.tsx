import {
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { gallery } from '#company/images.ts';
import { scriptUrl } from '../element/script-url.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { useLazy } from '../ui/use-lazy.ts';
import {
  companyImages,
  type GalleryImage,
  GalleryImageView,
  imagesFromChildren,
  imagesFromProperty,
} from './gallery-image.tsx';
import type { GalleryEvents, LightboxHandle } from './use-lightbox.ts';

export type GalleryProps = GalleryEvents & {
  /** Shown instead of the company's images. */
  images?: GalleryImage[] | undefined;
  /** URL of the folder that contains the company's `pictures`, ending with a slash. */
  base: string;
  /** Props that turn each button into a link to the image file, for pages that work without scripts. */
  link?: (src: string) => object;
};

/** Four columns on a wide page, three on a tablet, two on a phone. Browsers that know `auto` measure. */
const sizes = 'auto, (min-width: 60rem) max(18rem, 20vw), (min-width: 40rem) 33vw, 50vw';

/**
 * A grid of images. A press opens the image in a lightbox, whose code is fetched after the grid has rendered. If the code
 * has not arrived, the lightbox opens as soon as it has; if it cannot be fetched, the image file opens.
 */
export function Gallery({ images, base, link, ...events }: GalleryProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const own = useMemo(() => companyImages(language, base), [language, base]);
  const shown = images ?? own;
  const illustrations = !images && gallery.illustrations;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** Index of an image that was pressed before the lightbox was ready. */
  const [pending, setPending] = useState<number>();
  const [{ Lightbox: loaded } = {}, fetchLightbox] = useLazy(() => import('./lightbox.tsx'), true);
  // Rendered in the background, closed, so that a tap only has to open it.
  const Lightbox = useDeferredValue(loaded);
  const lightbox = useRef<LightboxHandle>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rendering `Lightbox` sets the ref, which is no dependency
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
              {image.colors && (
                <svg aria-hidden="true">
                  <linearGradient id={`${id}-${index}`} x2="0" y2="1">
                    <stop stopColor={image.colors[0]} />
                    <stop offset="1" stopColor={image.colors[1]} />
                  </linearGradient>
                  <rect width="100%" height="100%" fill={`url(#${id}-${index})`} />
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
          {...{ list, ...events }}
        />
      )}
    </div>
  );
}

// For the element.

export { default as styles } from './gallery.css?inline';

/** The company's images are next to the folder `embed`, on every page and in every pinned version. */
const base = scriptUrl.replace(/embed\/(\d[^/]*\/)?[^/]*$/, '');

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
  return <Gallery {...events} base={base} images={images ?? (children.length ? children : undefined)} />;
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

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gallery } from '#company/images.ts';
import { scriptUrl } from '../element/script-url.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { ButtonOrLink } from '../ui/buttons.tsx';
import { useInteractive } from '../ui/use-interactive.ts';
import { useStyles } from '../ui/use-styles.ts';
import { GalleryImageView } from './gallery-image.tsx';
import { companyImages, type GalleryImage, imagesFromChildren, imagesFromProperty } from './images.ts';
import lightboxStyles from './lightbox.css?inline';
import { type GalleryEvents, Lightbox } from './lightbox.tsx';

export type GalleryProps = GalleryEvents & {
  /** Shown instead of the company's images. */
  images?: GalleryImage[] | undefined;
  /** URL of the folder that contains the company's `pictures`, ending with a slash. */
  base: string;
  /** Renders the buttons as links to the image files, for pages without scripts. */
  links?: boolean;
};

/**
 * Four columns on a wide page, three on a tablet, two on a phone. The widths are a little too small: with the exact ones,
 * most screens would load images of 960 pixels. Not `auto`: Chromium 156 never frees a removed lazy image that it has
 * measured.
 */
const sizes = '(width >= 60rem) 22.5rem, (width >= 40rem) 33vw, calc(50vw - 20px)';

/** A grid of images. A press opens the image in a lightbox. */
export function Gallery({ images, base, links = false, ...events }: GalleryProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const own = useMemo(() => companyImages(language, base), [language, base]);
  const shown = images ?? own;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** Index of the image that was pressed. */
  const [open, setOpen] = useState<number>();
  useStyles(list, lightboxStyles);
  // Opening the lightbox does not render the grid again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `links` never changes, and `t` follows the language
  const items = useMemo(
    () =>
      shown.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button keeps the focus when its image changes
        <li key={index}>
          <ButtonOrLink
            href={links ? image.src : undefined}
            className="thumb"
            part="picture"
            aria-haspopup="dialog"
            aria-label={image.alt || t('gallery.open', { n: formatNumber(index + 1, language) })}
            onClick={() => setOpen(index)}
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
            <GalleryImageView key={image.src} image={image} sizes={sizes} loading="lazy" />
          </ButtonOrLink>
          {image.title && <span className="title">{image.title}</span>}
        </li>
      )),
    [shown, language],
  );
  return (
    <div className="gallery">
      <ul ref={list} className="images" aria-label={t('gallery.title')}>
        {items}
      </ul>
      {!images && gallery.illustrations && <p className="illustrations">{t('gallery.note')}</p>}
      {open !== undefined && shown.length > 0 && (
        <Lightbox images={shown} first={open} close={() => setOpen(undefined)} {...{ events, list }} />
      )}
    </div>
  );
}

// For the element.

export { default as styles } from './gallery.css?inline';

/**
 * The company's images are next to the folder `embed`, on every page and in every pinned version. The development server
 * has them at its root.
 */
const [, scriptBase = '/'] = /(.*\/)embed\/(?:\d[^/]*\/)?[^/]*$/.exec(scriptUrl) ?? [];

type ViewProps = GalleryEvents & {
  /** Undefined in the build, which renders the company's images. */
  host?: HTMLElement & { images?: unknown };
  base?: string;
  /** Receives the text of a console warning. */
  onWarning?: (sentences: string) => void;
};

export const events = {
  onOpen: { type: 'dap-gallery-open' },
  onClose: { type: 'dap-gallery-close' },
} as const;

/** Shows the images of the property `images`, else of the `<img>` children, else the company's. */
export function Component({ host, base = scriptBase, onWarning, ...events }: ViewProps) {
  const property = host?.images;
  const children = useImageChildren(host);
  const images = useMemo(() => imagesFromProperty(property, onWarning), [property, onWarning]);
  useEffect(() => {
    if (host?.hasAttribute('images'))
      onWarning?.(
        'The attribute "images" has no effect. Set the property "images" after the script has loaded.',
      );
  }, [host, onWarning]);
  const own = images ?? children;
  return <Gallery {...events} base={base} images={useInteractive() ? own : undefined} />;
}

/** The `<img>` elements in the element, as they are now; undefined if it has no images. */
function useImageChildren(host?: HTMLElement): GalleryImage[] | undefined {
  const read = () => (host?.querySelector('img, picture') ? imagesFromChildren(host) : undefined);
  const [children, setChildren] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` depends on the host only
  useEffect(() => {
    if (!host) return;
    const observer = new MutationObserver(() => setChildren(read));
    observer.observe(host, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  }, [host]);
  return children;
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gallery } from '#company/images.ts';
import { scriptUrl } from '../element/script-url.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { ButtonOrLink } from '../ui/buttons.tsx';
import { useInteractive } from '../ui/use-interactive.ts';
import { useStyles } from '../ui/use-styles.ts';
import { ImageOrText } from './gallery-image.tsx';
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
 * measured. Use it when Chromium does.
 */
const sizes = '(width >= 60rem) 22.5rem, (width >= 40rem) 33vw, calc(50vw - 20px)';

/** A grid of images. A press opens the image in a lightbox. */
export function Gallery({ images, base, links = false, ...events }: GalleryProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const shown = images ?? companyImages(language, base);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the image that was pressed. */
  const [open, setOpen] = useState<number>();
  useStyles(list, lightboxStyles);
  return (
    <div className="gallery">
      <ul ref={list} className="images" aria-label={t('gallery.title')}>
        {shown.map((image, index) => (
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
              <ImageOrText key={image.src} image={image} sizes={sizes} loading="lazy" />
            </ButtonOrLink>
            {image.title && <span className="title">{image.title}</span>}
          </li>
        ))}
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
  const own = host && (imagesFromProperty(host.images, onWarning) ?? imagesFromChildren(host));
  return <Gallery {...events} base={base} images={useInteractive() ? own : undefined} />;
}

import { type CSSProperties, type MouseEvent, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savesData } from '../element/loading.ts';
import { formatNumber } from '../i18n/i18n.ts';
import { CloseIcon, Icon, icon } from '../ui/icons.tsx';
import { type GalleryImage, GalleryImageView } from './gallery-image.tsx';
import { largestScale, modulo } from './gestures.ts';
import { type LightboxOptions, useLightbox } from './use-lightbox.ts';

/**
 * One image over the whole viewport, with its neighbors beside it. The native `<dialog>` gives the top layer, the inert
 * page and Escape. The strip is our own: a scroll-snap strip cannot wrap around, and while the browser scrolls, scripts
 * cannot handle pinching and dragging down.
 */
export function Lightbox(props: LightboxOptions) {
  const { images, illustrations } = props;
  const { t, i18n } = useTranslation();
  const lightbox = useLightbox(props);
  const { index, state, thumbOf, close, step, zoom } = lightbox;
  const { position, neighborsOf, settled, stepped, scale } = state;
  const captionId = useId();
  const number = (value: number) => formatNumber(value, i18n.language);
  const several = images.length > 1;
  const positions =
    neighborsOf === undefined || !several ? [position] : [neighborsOf - 1, neighborsOf, neighborsOf + 1];
  // After a step the image in the middle is an existing neighbor; its own neighbors are rendered in a later frame.
  if (!positions.includes(position)) positions.push(position);
  const image = images[index];
  const alt = image?.alt ?? '';
  const thumbAt = (at: number) => thumbnail(thumbOf(at)?.querySelector('img'));
  const counter = t('gallery.counter', { n: number(index + 1), total: number(images.length) });
  const clickBackdrop = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('.box, .caption, .zoom, button')) close();
  };

  return (
    <dialog
      ref={lightbox.dialog}
      className="lightbox"
      style={image && ({ '--ratio': sizeOf(image, thumbAt(index)).ratio } as CSSProperties)}
      part="dialog"
      aria-label={t('gallery.title')}
      aria-describedby={captionId}
      onKeyDown={lightbox.onKeyDown}
      onClick={clickBackdrop}
      onClose={lightbox.finishClose}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div ref={lightbox.backdrop} className="backdrop" />
      <Buttons {...{ several, close, step, zoom }} canZoomIn={scale < largestScale} canZoomOut={scale > 1} />
      <div ref={lightbox.stage} className="stage">
        <div ref={lightbox.track} className="track">
          {positions.map((at) => {
            const image = images[modulo(at, images.length)];
            const offset = at - position;
            if (!image) return null;
            return (
              <Slide
                key={at}
                image={image}
                {...thumbAt(modulo(at, images.length))}
                offset={offset}
                large={neighborsOf !== undefined && (offset === 0 || (settled && !savesData()))}
                scale={offset === 0 ? scale : 1}
              />
            );
          })}
        </div>
      </div>
      <div className="caption" id={captionId}>
        <p>{alt}</p>
        <p className="counter">{counter}</p>
        {illustrations && (
          <p className="illustration" aria-hidden="true">
            {t('gallery.note')}
          </p>
        )}
      </div>
      {/* Screen readers read the caption as the description of the dialog. This is for the images after the first one. */}
      <p className="visually-hidden" aria-live="polite">
        {stepped && t('common.list', { list: alt, item: counter })}
      </p>
    </dialog>
  );
}

/** The file that the grid has loaded already, with its size. */
function thumbnail(element: HTMLImageElement | null | undefined) {
  const { naturalWidth = 0, naturalHeight = 0, currentSrc } = element ?? {};
  return naturalWidth ? { small: currentSrc, naturalWidth, naturalHeight } : {};
}

/** The width of an image in pixels, and its ratio of width to height. */
function sizeOf({ width, height }: GalleryImage, natural: { naturalWidth?: number; naturalHeight?: number }) {
  const { naturalWidth = 1600, naturalHeight = 1200 } = natural;
  return { width: width ?? naturalWidth, ratio: (width ?? naturalWidth) / (height ?? naturalHeight) };
}

type ButtonsProps = {
  /** There is another image. */
  several: boolean;
  close: () => void;
  step: (by: 1 | -1) => void;
  zoom: (direction: 1 | -1) => void;
  canZoomIn: boolean;
  canZoomOut: boolean;
};

/** The buttons over the image. A step does not render them again. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { several, close, step, zoom, canZoomIn, canZoomOut } = props;
  const { t } = useTranslation();
  const arrow = (className: string, by: 1 | -1, label: string, path: string) => (
    <button type="button" className={`square ${className}`} aria-label={label} onClick={() => step(by)}>
      <Icon className="directional">
        <path d={path} />
      </Icon>
    </button>
  );
  return (
    <>
      <button type="button" className="square shut" aria-label={t('common.close')} onClick={close}>
        <CloseIcon />
      </button>
      {several && arrow('before', -1, t('gallery.previous'), 'm14.5 5.5-6.5 6.5 6.5 6.5')}
      {several && arrow('after', 1, t('gallery.next'), 'm9.5 5.5 6.5 6.5-6.5 6.5')}
      <div className="zoom">
        {/* Not `disabled`, which would lose the focus. */}
        <button
          type="button"
          className="square"
          aria-label={t('gallery.zoomIn')}
          aria-disabled={!canZoomIn}
          onClick={() => zoom(1)}
        >
          <ZoomInIcon />
        </button>
        <button
          type="button"
          className="square"
          aria-label={t('gallery.zoomOut')}
          aria-disabled={!canZoomOut}
          onClick={() => zoom(-1)}
        >
          <ZoomOutIcon />
        </button>
      </div>
    </>
  );
});

const lens = <path d="M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M7 10.5h7" />;
const ZoomOutIcon = icon(lens);
const ZoomInIcon = icon(lens, <path d="M10.5 7v7" />);

type SlideProps = {
  image: GalleryImage;
  /** URL of the thumbnail, if the grid has loaded it. */
  small?: string | undefined;
  naturalWidth?: number;
  naturalHeight?: number;
  /** 0 in the middle, 1 for the next image, -1 for the previous one. */
  offset: number;
  /** Loads the large file, not only the thumbnail. */
  large: boolean;
  scale: number;
};

/** One image of the strip. The thumbnail fills its place at once; the large file is rendered over it. */
const Slide = memo(function Slide({ image, small, offset, large, scale, ...natural }: SlideProps) {
  const { width, ratio } = sizeOf(image, natural);
  // The priority counts when the request starts; a later change would only render the image again.
  const [fetchPriority] = useState<'low' | 'high'>(offset ? 'low' : 'high');
  const percent = Math.round(100 * scale);
  return (
    <div
      className="slide"
      inert={offset !== 0}
      aria-hidden={offset !== 0}
      style={{ '--offset': offset } as CSSProperties}
    >
      <div className="box" style={{ '--ratio': ratio, '--most': `${width}px` } as CSSProperties}>
        {small && <img className="small" src={small} alt="" draggable={false} referrerPolicy="no-referrer" />}
        {large && (
          <GalleryImageView
            image={image}
            sizes={`min(${percent}vw, ${Math.round(percent * ratio)}vh)`}
            fetchPriority={fetchPriority}
            quiet={small !== undefined}
          />
        )}
      </div>
    </div>
  );
});

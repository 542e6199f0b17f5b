import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { savesData } from '../controls/saves-data.ts';
import { formatNumber } from '../language/i18n.ts';
import { Buttons } from './buttons.tsx';
import { modulo } from './gestures.ts';
import { Slide } from './slide.tsx';
import { type LightboxOptions, useLightbox } from './use-lightbox.ts';

/**
 * One picture over the whole screen, with its neighbours beside it. The browser's own `<dialog>` brings the top
 * layer, the inert page and Escape; the strip is ours, because a scroll-snap strip has ends where this one goes
 * around, and leaves neither pinching nor dragging down to us once the browser scrolls.
 */
export function Lightbox(props: LightboxOptions) {
  const { pictures } = props;
  const { t, i18n } = useTranslation();
  const { dialog, stage, track, ground, position, index, scale, around, opened, thumbOf, ...actions } =
    useLightbox(props);
  const captionId = useId();
  const number = (value: number) => formatNumber(value, i18n.language);
  const several = pictures.length > 1;
  // A step shows a neighbour that is there already; who comes beside it is rendered after that frame.
  const strip = around === undefined || !several ? [position] : [around - 1, around, around + 1];
  if (!strip.includes(position)) strip.push(position);
  const backdrop = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('.box, .caption, button')) actions.close();
  };

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      part="dialog"
      aria-label={t('gallery.title')}
      aria-describedby={captionId}
      onKeyDown={actions.onKeyDown}
      onClick={backdrop}
      onClose={actions.closed}
      onCancel={(event) => {
        event.preventDefault();
        actions.close();
      }}
    >
      <div ref={ground} className="ground" />
      <Buttons several={several} close={actions.close} step={actions.step} />
      <div ref={stage} className="stage">
        <div ref={track} className="track">
          {strip.map((slot) => {
            const at = modulo(slot, pictures.length);
            const offset = slot - position;
            const picture = pictures[at];
            return (
              picture && (
                <Slide
                  key={slot}
                  picture={picture}
                  {...thumbnail(thumbOf(at)?.querySelector('img'))}
                  offset={offset}
                  whole={around !== undefined && (offset === 0 || (opened && !savesData()))}
                  scale={offset === 0 ? scale : 1}
                />
              )
            );
          })}
        </div>
      </div>
      <div className="caption" id={captionId} role="status">
        <p>{pictures[index]?.alt}</p>
        <p className="counter">
          {t('gallery.counter', { n: number(index + 1), total: number(pictures.length) })}
        </p>
        {props.illustrations && (
          <p className="illustration" aria-hidden="true">
            {t('gallery.note')}
          </p>
        )}
      </div>
    </dialog>
  );
}

/** What the picture of the grid, on the screen already, tells of a picture. */
function thumbnail(image: HTMLImageElement | null | undefined) {
  const { naturalWidth = 0, naturalHeight = 0, currentSrc } = image ?? {};
  return naturalWidth ? { small: currentSrc, naturalWidth, naturalHeight } : {};
}

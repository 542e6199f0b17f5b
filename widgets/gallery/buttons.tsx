import { memo } from 'react';
import { useTranslation } from 'react-i18next';

type ButtonsProps = {
  /** There is another picture to go to. */
  several: boolean;
  close: () => void;
  step: (by: 1 | -1) => void;
};

/** The buttons over the picture. A step leaves them as they are, so that it need not render them. */
export const Buttons = memo(function Buttons({ several, close, step }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className="square shut" aria-label={t('common.close')} onClick={close}>
        <Sign path="m6 6 12 12M18 6 6 18" />
      </button>
      {several && (
        <>
          <button
            type="button"
            className="square before"
            aria-label={t('gallery.previous')}
            onClick={() => step(-1)}
          >
            <Sign path="m14.5 5.5-6.5 6.5 6.5 6.5" />
          </button>
          <button
            type="button"
            className="square after"
            aria-label={t('gallery.next')}
            onClick={() => step(1)}
          >
            <Sign path="m9.5 5.5 6.5 6.5-6.5 6.5" />
          </button>
        </>
      )}
    </>
  );
});

/** Drawn here: sharing the icons of the other widgets would cost each of them a file more. */
function Sign({ path }: { path: string }) {
  return (
    <svg className="icon directional" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

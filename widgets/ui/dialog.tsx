import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons.tsx';

type DialogProps = {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal window for as long as it is rendered. The browser's own `<dialog>` keeps the focus in, gives it
 * back, closes on Escape and lies above everything, in a shadow root too (ARIA APG, modal dialog).
 */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      // Closed while it is still in the page, so that the focus goes back to where it came from.
      element?.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={id}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="inner">
        <h2 id={id}>{title}</h2>
        <button type="button" className="square close" aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </button>
        {children}
      </div>
    </dialog>
  );
}

let locks = 0;
const before = { overflow: '', scrollbarGutter: '' };

/** Keeps the page behind from scrolling, and its scrollbar's room free so that nothing shifts. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    Object.assign(before, { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter });
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks === 0) Object.assign(style, before);
  };
}

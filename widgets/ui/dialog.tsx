import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons.tsx';
import { keepFocus } from './keep-focus.ts';

type DialogProps = {
  title: string;
  className?: string;
  /** A closed dialog can be rendered before it is needed, so that opening it is fast. */
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, by default open while it is rendered. The native `<dialog>` restores the focus and closes on Escape. */
export function Dialog({ title, className = '', open = true, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /** A selection of text that ends outside is also a click on the dialog. */
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      // Close it while it is still in the document, so that the browser restores the focus.
      element?.close();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={id}
      onKeyDown={keepFocus}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && pressedOutside.current && onClose()}
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

/** Stops the page behind from scrolling and keeps the space of its scrollbar, so that the layout does not shift. */
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

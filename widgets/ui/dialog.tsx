import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons.tsx';

type DialogProps = {
  title: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, className, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <dialog {...useModal(onClose, '.inner')} className={`dialog ${className}`} aria-labelledby={id}>
      <div className="inner stack">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="square close"
          aria-label={t('common.close')}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <CloseIcon />
        </button>
        {children}
      </div>
    </dialog>
  );
}

/**
 * The props of a modal `<dialog>`, open while it is rendered. The browser keeps the focus in it, closes it on Escape and
 * restores the focus.
 * Every way to close it ends in the event `close`, which calls `onClose` once.
 * @param inside selector of its content. A press anywhere else closes it.
 */
export function useModal(onClose: () => void, inside: string) {
  const ref = useRef<HTMLDialogElement>(null);
  /** A selection of text that ends outside is also a click on the dialog. */
  const pressedOutside = useRef(false);
  const isOutside = ({ target, currentTarget }: MouseEvent) =>
    (target as Element).closest(`${inside}, dialog`) === currentTarget;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const unlock = lockScroll();
    dialog.showModal();
    // If the page hides what contains it, the page would stay inert with nothing to close.
    const observer = new IntersectionObserver(() => dialog.checkVisibility() || dialog.close());
    observer.observe(dialog);
    return () => {
      observer.disconnect();
      unlock();
      // Close it while it is still in the document, so that the browser restores the focus.
      dialog.close();
    };
  }, []);
  return {
    ref,
    part: 'dialog',
    // React also passes the event of a dialog inside this one.
    onClose: ({ target, currentTarget }: SyntheticEvent) => target === currentTarget && onClose(),
    onPointerDown: (event: MouseEvent) => {
      pressedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && isOutside(event)) ref.current?.close();
    },
  };
}

/**
 * Stops the page behind from scrolling. With a stylesheet, because the host page may set the same inline styles. On the element
 * whose `overflow` the browser applies to the viewport: with another one, the page would move to its top.
 */
function lockScroll(): () => void {
  const { clientWidth } = document.documentElement;
  const scroller = getComputedStyle(document.documentElement).overflow === 'visible' ? 'body' : 'html';
  const lock = new CSSStyleSheet();
  lock.replaceSync(
    `${scroller}{overflow:hidden!important}${innerWidth > clientWidth ? ':where(html){scrollbar-gutter:stable}' : ''}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, lock];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock);
  };
}

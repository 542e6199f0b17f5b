import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import { DoneIcon } from '../ui/action-icons.tsx';
import { CloseIcon, WarningIcon } from '../ui/icons.tsx';
import { listen } from '../ui/listen.ts';
import { useHandler } from '../ui/use-handler.ts';
import type { Tons } from './order/quantity.ts';
import type { Toast } from './order/state.ts';

const toasts = {
  minimum: { tone: 'error', title: 'toast.errorTitle', text: 'toast.minQuantity' },
  error: { tone: 'error', title: 'toast.errorTitle', text: 'toast.errorText' },
  blocked: { tone: 'error', title: 'toast.blockedTitle', text: 'toast.blockedText' },
  opened: { tone: 'success', title: 'toast.successTitle', text: 'toast.successText' },
} as const satisfies Record<Toast['kind'], object>;

export function useToastTexts(toast: Toast | undefined, minimum: Tons) {
  const { t, i18n } = useTranslation();
  const { tone, title, text } = toasts[toast?.kind ?? 'opened'];
  return {
    tone,
    title: t(title),
    text: t(text, { count: minimum, min: formatNumber(minimum, i18n.language) }),
  };
}

/** Display time, milliseconds. */
export const shownFor = 5000;

type ToastProps = { toast: Toast; minimum: Tons; onClose: () => void };

/**
 * A message above the page for a few seconds. They begin again when the pointer or the focus leaves it, or the visitor
 * returns from another tab. Not a library: these insert style elements, which a strict policy forbids (sonner #361).
 */
export function ToastPopover({ toast, minimum, onClose }: ToastProps) {
  const { t } = useTranslation();
  const { tone, title, text } = useToastTexts(toast, minimum);
  const popover = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const focusedBefore = useRef<HTMLElement>(null);
  useLayoutEffect(() => popover.current?.showPopover(), []);
  useCountdown(toast, hovered || focused, onClose);
  const close = () => {
    focusedBefore.current?.focus({ preventScroll: true });
    onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the countdown, the button closes
    <div
      ref={popover}
      popover="manual"
      part="toast"
      className={`toast ${tone}-toast`}
      // A toast can open below a resting pointer: the pointer enters it without a movement.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <div className="sign">{tone === 'error' ? <WarningIcon /> : <DoneIcon />}</div>
      <div className="text">
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <button type="button" className="square" aria-label={t('common.close')} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** Whether the visitor is in another tab. */
export const useHidden = (): boolean =>
  useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );

const followVisibility = (changed: () => void) => listen(document, ['visibilitychange'], changed);

function useCountdown(toast: Toast, held: boolean, done: () => void): void {
  const hidden = useHidden();
  const close = useHandler(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast restarts the countdown
  useEffect(() => {
    if (held || hidden) return;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [toast, held, hidden, close]);
}

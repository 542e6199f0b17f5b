import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Handles Tab in a modal dialog: moves the focus from the last control to the first and back. The native `<dialog>` lets
 * Tab reach the browser's toolbar and, in an iframe, the page around it.
 */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.getClientRects().length > 0 && !control.closest('[inert]'),
  );
  const [edge, target] = event.shiftKey ? [0, -1] : [-1, 0];
  const active = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  if (event.key !== 'Tab' || (active !== controls.at(edge) && active !== dialog)) return;
  event.preventDefault();
  controls.at(target)?.focus();
}

import type { KeyboardEvent } from 'react';

/** Where the arrow keys point; x grows to the right. */
export const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** From the last button to the first and back; a modal dialog alone would let Tab out to the browser's bars. */
export function keepFocus(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  const buttons = dialog.querySelectorAll('button');
  const [leaving, entering] = event.shiftKey ? [0, buttons.length - 1] : [buttons.length - 1, 0];
  const active = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  if (active !== buttons[leaving] && active !== dialog) return;
  event.preventDefault();
  buttons[entering]?.focus();
}

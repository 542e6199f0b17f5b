// Presses before hydration are queued and repeated once. The head script of the site uses the same controls and states.

import { listen } from '../ui/listen.ts';
import { compositionEnd, followComposition } from './composition.ts';

/** Contains a first render. */
export type Root = Document | ShadowRoot | HTMLElement;

/** The maximum time that a press is queued, in milliseconds. After that, `late` is called. */
export const maximumDelay = 6000;

/** Queues the presses in a root until `end` is called, and calls `onQueued` for each. */
export function queuePresses(
  root: Root,
  onQueued: () => void,
  context: () => string,
  late: (pressed: HTMLElement) => void,
) {
  let end: (canRepeat: boolean) => void = () => {};
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  let check = () => {};

  /**
   * Queues a press until hydration. It is repeated if the form still shows what it showed: a program can change controls and
   * attributes meanwhile. Else the button has the focus, and the visitor presses it again.
   */
  async function queue(event: Event): Promise<void> {
    const pressed = controlOf(event);
    if (!pressed) return;
    event.preventDefault();
    // The listeners of the page receive the repeated press.
    event.stopPropagation();
    if (pressed.ariaBusy) return;
    const [text, about] = [textOf(pressed), context()];
    let isSame = true;
    check = () => {
      isSame = textOf(pressed) === text;
    };
    setBusy(pressed, true);
    followComposition(event);
    const current = successorOf(root, pressed);
    onQueued();
    const isLate = new Promise<false>((resolve) => setTimeout(resolve, maximumDelay, false));
    const canRepeat = await Promise.race([ended, isLate]);
    setBusy(pressed, false);
    if (!canRepeat) return late(pressed);
    await compositionEnd();
    // Replaced controls get their values in a microtask.
    await undefined;
    if (isSame && context() === about) current()?.click();
    else current()?.focus();
  }

  const stop = listen(root, ['submit', 'click', 'keydown'], queue, { capture: true });
  void ended.then((canRepeat) => canRepeat && stop());
  return {
    /** Before hydration, which formats the text of controls: whether a queued press in a form is still what the visitor saw. */
    check: () => check(),
    /** With true if React handles presses, with false if hydration has failed: then they are late at once. */
    end,
  };
}

/** The control that an event presses. A form with an action works without scripts. */
function controlOf(event: Event): HTMLElement | null {
  const { type, key, target } = event as KeyboardEvent & { target: HTMLElement };
  // A combobox has no click for a key.
  const isKey = target.role === 'combobox' && /^(Enter| |ArrowDown|ArrowUp)$/.test(key);
  if (type === 'keydown' && !isKey) return null;
  const submit = type === 'submit' && (target.querySelector<HTMLElement>('[type="submit"]') ?? target);
  const control = submit || pressedControl(target);
  // A sandbox without `allow-forms` blocks the submit event, but not the click.
  return formOf(control)?.hasAttribute('action') ? null : control;
}

/** The control around a pressed element, if it needs a script. */
export const pressedControl = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('button:not([popovertarget]), [role=combobox], a[aria-haspopup]');

/** The form that a press submits. */
const formOf = (pressed: HTMLElement | null) =>
  pressed?.matches('form, [type="submit"]') ? pressed.closest('form') : undefined;

/** The content of the form that a press sends; empty for other presses. */
function textOf(pressed: HTMLElement): string {
  const form = formOf(pressed);
  return form ? JSON.stringify([...new FormData(form)]) : '';
}

/** While a press in a form is queued, the form takes no input. */
export function setBusy(pressed: HTMLElement, isBusy: boolean): void {
  const form = formOf(pressed);
  pressed.ariaBusy = isBusy ? 'true' : null;
  if (form) form.inert = (pressed as HTMLButtonElement).disabled = isBusy;
}

/** Returns a function that finds an element, or its successor if it has been replaced. */
export function successorOf(root: Root, element: HTMLElement): () => HTMLElement | undefined {
  // Other programs add classes behind the first one.
  const { localName, classList } = element;
  const className = classList[0];
  const similar = () =>
    [...root.querySelectorAll<HTMLElement>(localName)].filter(
      (candidate) => candidate.classList[0] === className,
    );
  const index = similar().indexOf(element);
  return () => (element.isConnected ? element : similar()[index]);
}

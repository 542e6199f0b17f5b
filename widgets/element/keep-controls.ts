import type { Mount } from './hydrate-on-interaction.ts';
import { type Root, successorOf } from './press-queue.ts';

// Other programs change a page before React hydrates it: translators, password managers, proxies. Then the HTML does not
// match, and React renders it again in one task, with the controls in which the visitor types.

/** The first renders have no other controls with a name. */
type Control = HTMLInputElement | HTMLTextAreaElement;
const controlsOf = (root: Root) => [
  ...root.querySelectorAll<Control>('input[name]:not([type="hidden"]), textarea[name]'),
];

/**
 * Hydration during which the controls of a root keep their input, their selection and the focus.
 * @param render hydrates or renders the root, and calls `committed` in the task in which its nodes may have been replaced;
 *   again if the page puts the element back later, which is ignored
 */
export const keepingControls =
  (root: Root, render: (committed: () => void) => Promise<void> | void): Mount =>
  async () => {
    // A control keeps its input after it has been removed.
    const before = controlsOf(root);
    const focus = followFocus(root);
    let isFirst = true;
    await render(() => {
      if (!isFirst) return;
      isFirst = false;
      const after = controlsOf(root);
      for (const old of before) {
        const control = after.find((one) => !before.includes(one) && one.name === old.name);
        if (!old.isConnected && control && copyInput(old, control))
          // React has attached its listeners by then.
          queueMicrotask(() => {
            for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
          });
      }
      focus.restore();
    });
    focus.stop();
  };

/** Remembers the focused element of a root, and finds its successor. */
function followFocus(root: Root) {
  let focused: HTMLElement | undefined;
  let successor: () => HTMLElement | undefined;
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    focused = target as HTMLElement;
    successor = successorOf(root, focused);
  };
  const onBlur = ({ target }: Event) =>
    // Some browsers dispatch it for an element that is being removed. Do without the microtask when none does.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined;
    });
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  if (activeElement && root.contains(activeElement)) onFocus({ target: activeElement });
  root.addEventListener('focusin', onFocus, true);
  root.addEventListener('focusout', onBlur, true);
  return {
    restore() {
      if (!focused || focused.isConnected) return;
      const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
      const next = successor();
      next?.focus({ preventScroll: true });
      // Types such as `email` have no selection.
      if (selectionStart != null)
        (next as HTMLInputElement | undefined)?.setSelectionRange(
          selectionStart,
          selectionEnd,
          selectionDirection ?? undefined,
        );
    },
    stop() {
      root.removeEventListener('focusin', onFocus, true);
      root.removeEventListener('focusout', onBlur, true);
    },
  };
}

/** @returns true if the visitor or the browser had filled in the control */
function copyInput(old: Control, control: Control): boolean {
  const { files, value, defaultValue } = old as HTMLInputElement;
  // Null if it is no control for files.
  if (files?.length) (control as HTMLInputElement).files = files;
  else if (value === defaultValue) return false;
  else control.value = value;
  return true;
}

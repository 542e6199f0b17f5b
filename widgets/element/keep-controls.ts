import type { Mount } from './hydrate-on-interaction.ts';
import { type Root, successorOf } from './press-queue.ts';

// Other programs change a page before React hydrates it: translators, password managers, proxies. Then the HTML does not
// match, and React renders it again in one task, with the controls in which the visitor types.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controlsOf = (root: Root) =>
  [...root.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select')].filter(
    ({ name }) => name,
  );

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
        const control = after.find((one) => !before.includes(one) && isSame(one, old));
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

/** Check boxes and radio buttons of a group have the same name. */
const isSame = (one: Control, other: Control) =>
  one.name === other.name &&
  one.type === other.type &&
  (!/^(checkbox|radio)$/.test(one.type) || one.value === other.value);

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
      // A select and types such as `email` have no selection.
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
  const from = old as HTMLInputElement;
  const to = control as HTMLInputElement;
  // Null if it is no control for files.
  if (from.files?.length) to.files = from.files;
  else if (/^(checkbox|radio)$/.test(from.type)) {
    if (from.checked === from.defaultChecked) return false;
    to.checked = from.checked;
  } else {
    // A select has no default value.
    if (from.value === (from.defaultValue ?? to.value)) return false;
    to.value = from.value;
  }
  return true;
}

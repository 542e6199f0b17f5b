import { dispatch } from './built-ins.ts';
import { find, type Mount, type Root } from './hydrate-on-interaction.ts';

// Other programs change a page before React hydrates it: translators, password managers, proxies. Then the HTML does not
// match, and React replaces it, with the controls in which the visitor types.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controls = 'input:not([type="hidden"]), textarea, select';

/** What a press is meant for, also if the pointer is on an icon in it. */
const pressable = 'a, button, label, summary, input, textarea, select, [role="combobox"]';
/** A press that has begun ends within this time, milliseconds. */
const pressTime = 1000;

/** Hydration during which the controls of a root keep their input. */
export const keepingControls =
  (root: Root, mount: Mount): Mount =>
  async (pressable) => {
    const stop = keepControls(root);
    await mount(pressable);
    stop();
  };

/**
 * While the controls of a root may be replaced, gives each new one the input, selection and focus of its predecessor, in
 * the same task. A new control then dispatches `input` (and `change`). A press whose element is replaced before the click
 * continues on the new element.
 * @returns stops
 */
export function keepControls(root: Root): () => void {
  const listen = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, (event) => isStopped || listener(event), true);
  let isStopped = false;
  let removed: Control[] = [];
  let focused: Element | null;
  /** Finds the successor of the focused element. */
  let successor: () => HTMLElement | undefined;
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    focused = target as Element | null;
    if (focused) successor = find(root, focused as HTMLElement);
  };
  const onBlur = ({ target }: Event) =>
    // Some browsers dispatch it for an element that is being removed.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });

  /** Finds the pressed element or its successor. */
  let pressed: (() => HTMLElement | undefined) | undefined;
  let isLost = () => false;
  const onPress = ({ target }: Event) => {
    const element = (target as Element).closest<HTMLElement>(pressable);
    pressed = element ? find(root, element) : undefined;
    isLost = () => !element?.isConnected;
  };
  /** The successor, if the event was dispatched elsewhere: to an ancestor of the removed element. */
  const missed = ({ target }: Event) => {
    const element = pressed?.();
    return element?.contains(target as Node) ? undefined : element;
  };
  const onMouseDown = (event: Event) => {
    isLost = () => false;
    const element = missed(event);
    if (!element) return;
    // The ancestor would get the focus.
    event.preventDefault();
    element.focus({ preventScroll: true });
  };
  /** WebKit ends a press whose element is removed at `pointerdown`: it dispatches neither `mousedown` nor `click`. */
  const onRelease = (event: Event) => {
    // A touch dispatches `mousedown` after `pointerup`.
    if ((event as PointerEvent).pointerType !== 'mouse' || !isLost()) return;
    const element = pressed?.();
    pressed = undefined;
    element?.focus({ preventScroll: true });
    element?.click();
  };
  const onClick = (event: Event) => {
    const element = missed(event);
    pressed = undefined;
    element?.click();
  };

  const onChange = (records: MutationRecord[]) => {
    removed.push(...records.flatMap(({ removedNodes }) => controlsOf(removedNodes)));
    const added = records.flatMap(({ addedNodes }) => controlsOf(addedNodes));
    removed = removed.filter((old) => {
      if (old.isConnected) return false;
      const index = added.findIndex((control) => control.isConnected && succeeds(control, old));
      const [control] = index < 0 ? [] : added.splice(index, 1);
      if (!control) return true;
      const changed = copyInput(old, control);
      if (old === focused) focus(control, old);
      if (changed) for (const type of ['input', 'change']) dispatch(control, type, { bubbles: true });
      return false;
    });
    if (focused && !focused.isConnected) successor()?.focus({ preventScroll: true });
  };

  onFocus({ target: (root.getRootNode() as Document | ShadowRoot).activeElement });
  listen('focusin', onFocus);
  listen('focusout', onBlur);
  listen('pointerdown', onPress);
  listen('mousedown', onMouseDown);
  listen('pointerup', onRelease);
  listen('click', onClick);
  const observer = new MutationObserver(onChange);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    onChange(observer.takeRecords());
    observer.disconnect();
    setTimeout(() => {
      isStopped = true;
    }, pressTime);
  };
}

function controlsOf(nodes: NodeList): Control[] {
  return [...nodes].flatMap((node) =>
    node.nodeType === Node.ELEMENT_NODE ? controlsIn(node as Element) : [],
  );
}

const controlsIn = (element: Element) => [
  ...(element.matches(controls) ? [element as Control] : []),
  ...element.querySelectorAll<Control>(controls),
];

/** True for the control of the same name in the same form. Other pages of the site have other forms. */
function succeeds(control: Control, old: Control): boolean {
  const names = [...(control.form?.elements ?? [])].map((element) => (element as Control).name);
  const isSameForm = names.every((name) => !name || old.form?.elements.namedItem(name));
  return isSameForm && control.name === old.name && control.type === old.type;
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

function focus(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // A select and types such as `email` have no selection.
  if (selectionStart != null)
    (control as HTMLInputElement).setSelectionRange(
      selectionStart,
      selectionEnd,
      selectionDirection ?? undefined,
    );
}

// Hydration on interaction, for each interactive part of the site (an element) and for each widget (a shadow root). The
// first render is complete HTML. When the visitor acts in it, React loads and hydrates it. Until then, a press is queued
// and repeated once, and input stays in the controls.

/**
 * Hydrates the first render. Called once, never while an input method composes. It resolves when everything in the root
 * is interactive.
 * @param onPressable may be called earlier: when queued presses can be repeated
 */
export type Mount = (onPressable: () => void) => Promise<void> | void;

/** Contains a first render. */
export type Root = Document | ShadowRoot | HTMLElement;

type HydrationOptions = {
  root: Root;
  /** Fetches the files of `load` without running them. */
  prefetch: () => void;
  /** Imports everything that hydration needs. Without a result, it is called again at the next interaction. */
  load: () => Promise<Mount | undefined>;
  /** What the form shows that is not in its controls, such as the recipient. */
  context?: () => string;
  /** Called if a press waited for six seconds. The press is not repeated; loading continues. */
  late: (pressed: HTMLElement) => void;
  /** Called if hydration throws. */
  failed?: (error: unknown) => void;
};

/** The maximum time that a press is queued, in milliseconds. After that, `late` is called. */
export const maximumDelay = 6000;

/** Resolves when the browser is idle, so that pending input is handled first. */
export async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}

/** Pending while an input method composes. Replacing its control would end the composition. */
export let composition: Promise<void> | undefined;

/**
 * Hydrates on the first pointer, key, focus or input event in a root.
 * @returns a function that starts hydration and resolves when the root is interactive
 */
export function hydrateOnInteraction({
  root,
  prefetch,
  load,
  context = () => '',
  late,
  failed = rethrow,
}: HydrationOptions): () => Promise<void> {
  /** Aborted when React handles presses, and when everything is hydrated. */
  const [queueing, hydrating] = [new AbortController(), new AbortController()];
  const repeatPresses = () => queueing.abort();
  let endQueue = () => {};
  const queueEnded = new Promise<void>((resolve) => {
    endQueue = resolve;
  });
  queueing.signal.addEventListener('abort', endQueue);
  const onError = (error: unknown) => {
    endQueue();
    failed(error);
  };
  let hydration: Promise<void> | undefined;

  const hydrate = (): Promise<void> => {
    hydration ??= run().catch(onError);
    return hydration;
  };
  const whenIdle = (action: () => unknown) => void idle().then(action);

  async function run(): Promise<void> {
    const mount = await load();
    if (!mount) {
      hydration = undefined;
      return;
    }
    while (composition) await composition;
    checkPress();
    await mount(repeatPresses);
    repeatPresses();
    hydrating.abort();
  }

  /** Before hydration, which formats the text of controls: whether a queued press in a form is still what the visitor saw. */
  let checkPress = () => {};

  /**
   * Queues a press until hydration. It is repeated if the form still shows what it showed: a program can change controls and
   * attributes meanwhile. Else the button has the focus, and the visitor presses it again.
   */
  async function queue(event: Event, pressed: HTMLElement): Promise<void> {
    event.preventDefault();
    // The listeners of the page receive the repeated press.
    event.stopPropagation();
    if (pressed.ariaBusy) return;
    const [text, about] = [textOf(pressed), context()];
    let isSame = true;
    checkPress = () => {
      isSame = textOf(pressed) === text;
    };
    setBusy(pressed, true);
    // The browser ends a composition when the visitor presses something, but not every one reports it.
    onComposition(event);
    const current = successorOf(root, pressed);
    whenIdle(hydrate);
    await Promise.race([queueEnded, new Promise((resolve) => setTimeout(resolve, maximumDelay))]);
    setBusy(pressed, false);
    if (!queueing.signal.aborted) return late(pressed);
    while (composition) await composition;
    // Replaced controls get their values in a microtask.
    await undefined;
    if (isSame && context() === about) current()?.click();
    else current()?.focus();
  }

  function onSubmit(event: Event): Promise<void> | undefined {
    const form = event.target as HTMLFormElement;
    // A form with an action works without scripts.
    if (form.hasAttribute('action')) return undefined;
    return queue(event, form.querySelector<HTMLElement>('[type="submit"]') ?? form);
  }

  function onPress(event: Event): Promise<void> | undefined {
    const button = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]), [role="combobox"], a[aria-haspopup]',
    );
    if (!button) return undefined;
    // A sandbox without `allow-forms` blocks the submit event, but not the click.
    return formOf(button)?.hasAttribute('action') ? undefined : queue(event, button);
  }

  /** A combobox has no click for a key. */
  function onKey(event: Event): Promise<void> | undefined {
    const { key, target } = event as KeyboardEvent;
    const isPress = (target as Element).role === 'combobox' && /^(Enter| |ArrowDown|ArrowUp)$/.test(key);
    return isPress ? onPress(event) : undefined;
  }

  let composing = false;
  let composed: () => void;
  function onComposition({ type }: Event): void {
    composing = type === 'compositionstart';
    if (composing)
      composition ??= new Promise((resolve) => {
        composed = resolve;
      });
    // A new composition can start in the same task.
    else
      setTimeout(() => {
        if (composing || !composition) return;
        composition = undefined;
        composed();
      });
  }

  const listen = ({ signal }: AbortController, types: string[], listener: (event: Event) => unknown) => {
    for (const type of types) root.addEventListener(type, listener, { capture: true, signal });
  };
  listen(hydrating, ['compositionstart', 'compositionend', 'focusout'], onComposition);
  listen(queueing, ['submit'], onSubmit);
  listen(queueing, ['click'], onPress);
  listen(queueing, ['keydown'], onKey);
  // When the browser is idle: starting the requests takes 30 ms on a slow phone, which would delay the tap.
  listen(queueing, ['pointerdown'], () => whenIdle(prefetch));
  // Not on `pointerdown`: running React would delay the tap.
  listen(queueing, ['pointerup', 'pointercancel', 'keydown', 'focusin', 'input'], () => whenIdle(hydrate));
  return hydrate;
}

/** The form that a button submits. */
const formOf = (button: HTMLElement) =>
  button.matches('[type="submit"]') ? button.closest('form') : undefined;

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

function rethrow(error: unknown): never {
  throw error;
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

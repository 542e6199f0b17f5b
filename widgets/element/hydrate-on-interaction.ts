// Hydration on interaction, for each interactive part of the site (an element) and for each widget (a shadow root). The
// first render is complete HTML. When the visitor acts in it, React loads and hydrates it. Until then, a press is queued
// (`press-queue.ts`), and input stays in the controls.

import { listen } from '../ui/listen.ts';
import { compositionEnd, followComposition } from './composition.ts';
import { queuePresses, type Root } from './press-queue.ts';

/**
 * Hydrates the first render. Called once, never while an input method composes. It resolves when everything in the root
 * is interactive.
 */
export type Mount = () => Promise<void> | void;

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
  failed: (error: unknown) => void;
};

/** Resolves when the browser is idle, so that pending input is handled first. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

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
  failed,
}: HydrationOptions): () => Promise<void> {
  const whenIdle = (action: () => unknown) => void idle().then(action);
  const presses = queuePresses(root, () => whenIdle(hydrate), context, late);
  let hydration: Promise<void> | undefined;

  const hydrate = (): Promise<void> => {
    hydration ??= run().catch((error) => {
      failed(error);
      presses.end(false);
    });
    return hydration;
  };

  async function run(): Promise<void> {
    const mount = await load();
    if (!mount) {
      hydration = undefined;
      return;
    }
    await compositionEnd();
    presses.check();
    await mount();
    presses.end(true);
    for (const stop of stops) stop();
  }

  const on = (types: string[], listener: (event: Event) => unknown) =>
    listen(root, types, listener, { capture: true });
  const stops = [
    on(['compositionstart', 'compositionend', 'focusout'], followComposition),
    // When the browser is idle: starting the requests takes 30 ms on a slow phone, which would delay the tap.
    on(['pointerdown'], () => whenIdle(prefetch)),
    // Not on `pointerdown`: running React would delay the tap.
    on(['pointerup', 'pointercancel', 'keydown', 'focusin', 'input'], () => whenIdle(hydrate)),
  ];
  return hydrate;
}

import { listen } from './listen.ts';

/** Receives the number of earlier failures, and the error. */
export type Failed = (before: number, error: unknown) => void;

/** After so many failures, something probably blocks the files. */
const mostFailures = 3;

/** Repeats a pending `load` after Back. Remove it when Firefox no longer drops it in its back/forward cache. */
export async function repeatAfterBack<Value>(load: () => Promise<Value>): Promise<Value> {
  let stop = () => {};
  try {
    return await new Promise<Value>((resolve, reject) => {
      const start = () => load().then(resolve, reject);
      stop = listen(window, ['pageshow'], (event) => (event as PageTransitionEvent).persisted && start());
      start();
    });
  } finally {
    stop();
  }
}

/**
 * Calls `load` until it succeeds, with pauses of one and two seconds, then only when the visitor presses something. The browser
 * being online again ends each pause.
 * @param isWanted returns false to stop
 * @param failed called after each failure
 * @param pressed the presses in it count
 * @returns undefined if it was stopped
 */
export async function retry<Value>(
  load: () => Promise<Value>,
  isWanted = () => true,
  failed?: Failed,
  pressed: EventTarget = window,
): Promise<Value | undefined> {
  for (let failures = 1; ; failures++) {
    try {
      return await repeatAfterBack(load);
    } catch (error) {
      failed?.(failures - 1, error);
      await pause(failures < mostFailures ? 500 * 2 ** failures : undefined, pressed);
      if (!isWanted()) return undefined;
    }
  }
}

function pause(milliseconds: number | undefined, pressed: EventTarget): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (milliseconds) setTimeout(resolve, milliseconds);
    else pressed.addEventListener('click', resolve, { once: true, capture: true });
  });
}

/** How far outside the viewport a widget starts to load: about one and a half phone screens. */
const rootMargin = '600px 0px';

/** Calls `near` once, when an element nears the viewport. @returns stops waiting */
export function nearViewport(element: Element, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    // `scrollMargin` is for pages that scroll inside an element.
    { rootMargin, scrollMargin: rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

type Connection = { saveData?: boolean; effectiveType?: string };
/** Only Chromium has it. */
const connection = () => (navigator as { connection?: Connection }).connection ?? {};

/** True if the visitor asked for less data (Save-Data). */
export const savesData = () => Boolean(connection().saveData);

/** False with Save-Data, and on connections like 2G or 3G. */
export const isFast = () => !savesData() && !/[23]g/.test(connection().effectiveType ?? '');

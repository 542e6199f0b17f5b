import { useSyncExternalStore } from 'react';

/** Height of a title beside the largest square, in CSS pixels. */
const bar = 64;

/** Device pixels per CSS pixel, after zooming and on another screen too. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribe,
    () => devicePixelRatio,
    () => 1,
  );
}

/** Edge in CSS pixels of the largest square in the window that leaves room for a title. */
export function useLargestSquare(): number {
  return useSyncExternalStore(subscribe, largestSquare, () => 360);
}

function largestSquare(): number {
  const edges = [document.documentElement.clientWidth || innerWidth, innerHeight];
  return Math.min(...edges, Math.max(...edges) - 2 * bar);
}

/** Calls a function when the window or its device pixel ratio changes. @returns a function that stops it */
function subscribe(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const watchRatio = () => {
    // A query is about one ratio, so each change needs the next one.
    query?.removeEventListener('change', onRatio);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', onRatio);
  };
  const onRatio = () => {
    watchRatio();
    onChange();
  };
  watchRatio();
  addEventListener('resize', onChange);
  return () => {
    query?.removeEventListener('change', onRatio);
    removeEventListener('resize', onChange);
  };
}

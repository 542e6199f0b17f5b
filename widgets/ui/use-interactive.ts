import { useSyncExternalStore } from 'react';

/** False for the first render if that is the prerendered HTML, which contains nothing of the page around it. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

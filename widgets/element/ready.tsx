import { type ReactNode, useEffect, useLayoutEffect } from 'react';

type ReadyProps = { onCommitted: () => void; onReady: () => void; children: ReactNode };

/** Calls `onCommitted` in the task of the first render, and `onReady` after the first effects. */
export function Ready({ onCommitted, onReady, children }: ReadyProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first render
  useLayoutEffect(onCommitted, []);
  // After an error in an effect, React removes the component before this microtask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first effects
  useEffect(() => queueMicrotask(onReady), []);
  return children;
}

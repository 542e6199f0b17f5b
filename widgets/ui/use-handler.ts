import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same for all renders and runs the code of the latest one; not to be called during render. */
export function useHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}

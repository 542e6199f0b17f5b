import { useCallback, useEffect, useState } from 'react';

/**
 * Code that is not needed before the visitor does something.
 * @param load imports it; nothing happens before it is needed or the second result is called
 * @param needed fetches it without a call, and again when the browser comes online
 * @returns the module once it is there, and a function that fetches it: true when it is there, false when it
 *   could not be fetched, and then the next call tries again
 */
export function useLater<Module extends object>(
  load: () => Promise<Module>,
  needed = false,
): [module: Module | undefined, fetchNow: () => Promise<boolean>] {
  const [module, setModule] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` names a file and never changes
  const fetchNow = useCallback(
    () =>
      load().then(
        (loaded) => {
          setModule(loaded);
          return true;
        },
        () => false,
      ),
    [],
  );
  useEffect(() => {
    if (!needed || module) return;
    void fetchNow();
    addEventListener('online', fetchNow);
    return () => removeEventListener('online', fetchNow);
  }, [needed, module, fetchNow]);
  return [module, fetchNow];
}

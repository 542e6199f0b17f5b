import { useCallback, useEffect, useRef, useState } from 'react';

/** What stands behind the addresses after failures. */
let again = '';

/**
 * Code that is not needed before the visitor does something.
 * Firefox remembers a failed import for good (whatwg/html #6768) and any browser may have kept a broken answer, so it
 * is asked for again under another address; the build hands that on to the `import()`.
 * @param load imports it; nothing happens before it is needed or the second result is called
 * @param needed fetches it without a call, and again with longer and longer pauses or when the browser comes online
 * @returns the module once it is there; a function that fetches it: with undefined when it cannot be had now,
 *   and then the next call tries again; and whether it has failed
 */
export function useLater<Module extends object>(
  load: (again?: string) => Promise<Module>,
  needed = false,
): [module: Module | undefined, fetchNow: () => Promise<Module | undefined>, failed: boolean] {
  const [module, setModule] = useState<Module>();
  const [failures, setFailures] = useState('');
  const [failed, setFailed] = useState(false);
  const there = useRef<Module>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` names a file and never changes
  const fetchNow = useCallback(async () => {
    try {
      // Never twice: after a failure elsewhere the same code would come from another address, as another component.
      const loaded = there.current ?? (await load(again));
      there.current ??= loaded;
      setModule(there.current);
      return there.current;
    } catch {
      again += '?';
      setFailed(true);
      setTimeout(setFailures, again.length * 1000, again);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure asks once more, each time a second later
  useEffect(() => {
    if (!needed || module) return;
    void fetchNow();
    addEventListener('online', fetchNow);
    return () => removeEventListener('online', fetchNow);
  }, [needed, module, fetchNow, failures]);
  return [module, fetchNow, failed];
}

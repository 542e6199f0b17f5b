import { useCallback, useEffect, useRef, useState } from 'react';
import { repeatAfterBack } from '../element/loading.ts';

/**
 * Code that is imported when it is needed. In some browsers (Firefox, Chromium 150), a module that failed once fails again
 * until the page is reloaded (whatwg/html #6768).
 * @param needed imports it at once; a failure is repeated after 1, 2, 3 … s and when the browser is online again
 * @returns the module; a function that imports it now and gives undefined if that fails; whether it has failed
 */
export function useLazy<Module extends object>(
  load: () => Promise<Module>,
  needed = false,
): [module: Module | undefined, fetchNow: () => Promise<Module | undefined>, failed: boolean] {
  const [module, setModule] = useState<Module>();
  const [failures, setFailures] = useState(0);
  const [failed, setFailed] = useState(false);
  const count = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caller passes an `import()` of one file
  const fetchNow = useCallback(async () => {
    try {
      const loaded = await repeatAfterBack(load);
      setModule(loaded);
      return loaded;
    } catch {
      setFailed(true);
      count.current += 1;
      setTimeout(setFailures, count.current * 1000, count.current);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `failures` says when to run again
  useEffect(() => {
    if (!needed || module) return;
    void fetchNow();
    addEventListener('online', fetchNow);
    return () => removeEventListener('online', fetchNow);
  }, [needed, module, fetchNow, failures]);
  return [module, fetchNow, failed];
}

import { useCallback, useEffect, useState } from 'react';
import { repeatAfterBack } from './loading.ts';

/**
 * Code that is imported when it is needed. In some browsers (Firefox, Chromium 150), a module that failed once fails again
 * until the page is reloaded (whatwg/html #6768).
 * @param needed imports it at once, and after a failure at each render
 * @returns the module; a function that imports it now and gives undefined if that fails; whether it has failed
 */
export function useLazy<Module extends object>(
  load: () => Promise<Module>,
  needed = false,
): [module: Module | undefined, fetchNow: () => Promise<Module | undefined>, failed: boolean] {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caller passes an `import()` of one file
  const fetchNow = useCallback(async () => {
    const loaded = await repeatAfterBack(load).catch(() => undefined);
    setModule(loaded);
    setFailed(!loaded);
    return loaded;
  }, []);
  useEffect(() => {
    if (needed && !module) void fetchNow();
  });
  return [module, fetchNow, failed];
}

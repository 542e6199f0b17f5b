/** Firefox remembers a failed preload by its address: the next one asks with a number behind it. */
const failures: Record<string, number> = {};
/** A copy that runs because the first one lost its files (`renewal.ts`) cannot know what failed before it. */
const renewed = Number(/\?(\d+)$/.exec(import.meta.url)?.[1] ?? 0);

/**
 * Imports a module that can be had later when it cannot be had now. In Firefox a failed import is final: it never
 * asks for that address again while the page lives (whatwg/html #6768, seen in every version up to 153). A failed preload is not, and a policy
 * treats it as the script that it is; so there all files are fetched first. The others do ask again, and WebKit
 * takes a failed preload for an answer. The build puts this in the place of every `import()`, and a copy of it
 * into every chunk that has one, so the addresses are relative to the importing chunk.
 * It can go when `tests/browser/engines.spec.ts`, which lets imports fail in Firefox, passes without it.
 * @param files the module, and what it imports in turn
 */
export async function provenImport(...files: string[]): Promise<object> {
  if ('mozInnerScreenX' in window) await Promise.all(files.map(fetched));
  return import(/* @vite-ignore */ `./${files[0]}`);
}

function fetched(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const failed = failures[file] ?? renewed;
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.referrerPolicy = 'origin';
    link.href = new URL(failed ? `${file}?${failed}` : file, import.meta.url).href;
    link.onload = link.onerror = (event) => {
      link.remove();
      // It says `load` of another origin's file even when it did not come; its status is 0 then.
      const [entry] = performance.getEntriesByName(link.href) as PerformanceResourceTiming[];
      if ((event as Event).type === 'load' && entry?.responseStatus !== 0) return resolve(entry);
      failures[file] = failed + 1;
      reject(event);
    };
    document.head.append(link);
  });
}

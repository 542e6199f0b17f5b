import { firstRenders } from 'virtual:first-renders';
import type { Language } from '../i18n/languages.ts';
import type { FirstRender } from './first-render.ts';
import { scriptUrl } from './script-url.ts';

/** The URL of the folder that contains `embed.js`. */
export const base = scriptUrl.replace(/[^/]*(\?.*)?$/, '');

/** While `prefetch` runs: its root. */
let prefetching: ParentNode | undefined;

/**
 * Imports a built file. The build replaces each `import()` in `/embed.js` by a call. A relative `import()` would not work:
 * the base URL of a classic script from another origin is `about:blank`.
 */
export function importFile(name: string): Promise<unknown> {
  const url = base + name;
  if (!prefetching) return import(/* @vite-ignore */ url);
  // Not `fetch()`, which needs the directive `connect-src` of the page.
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  prefetching.append(link);
  // biome-ignore lint/suspicious/noThenProperty: a promise that stays pending
  return { then() {} } as unknown as Promise<never>;
}

/** Fetches the files that a function imports, without running them. */
export function prefetch(root: ParentNode, load: () => Promise<unknown>): void {
  prefetching = root;
  load().catch(() => {});
  prefetching = undefined;
}

/** Imports the first render of a widget. Undefined in pinned files and in the development server, where React renders it. */
export const importFirstRender = firstRenders ? importFirst : undefined;

function importFirst(widget: string, language: Language): Promise<FirstRender> {
  return importFile(String(firstRenders).replace('*', `${widget}.${language}`)) as Promise<FirstRender>;
}

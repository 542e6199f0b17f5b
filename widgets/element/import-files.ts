import { files } from 'virtual:built-files';
import type { Language } from '../i18n/languages.ts';
import type { FirstRender } from './first-render.ts';
import { scriptUrl } from './script-url.ts';

/** The URL of the folder that contains `embed.js`. */
export const base = scriptUrl.replace(/[^/]*(\?.*)?$/, '');

/** The files that `embed.js` imports. After a deployment, those that an older copy knows may be gone. */
export const builtFiles = { base, files, isOld: false };

/** The number of failures of each file. */
const failures: Record<string, number> = {};

const urlOf = (name: string, part = '') => `${base}embed/${builtFiles.files?.[name]?.replace('*', part)}.js`;

/**
 * Imports a built file. The build replaces each `import()` in `/embed.js` by a call. A relative `import()` would not work:
 * the base URL of a classic script from another origin is `about:blank`.
 * @param name of its entry
 * @param part replaces a `*` in the name of the file
 */
export async function importFile(name: string, part = ''): Promise<object> {
  const url = urlOf(name, part);
  const before = failures[url] ?? 0;
  // Browsers keep a module that has failed. Remove the query when they import it again (whatwg/html #6768). The URL of React
  // must stay, because other chunks import it.
  const query = before && name !== 'react-view' ? `?${before}` : '';
  try {
    return (await import(/* @vite-ignore */ url + query)) as object;
  } catch (error) {
    failures[url] = before + 1;
    if (before) refresh(before);
    throw error;
  }
}

/** Imports `/embed.js` again. The new copy tells this one its files (`defineElements`). */
function refresh(count: number): void {
  builtFiles.isOld = true;
  const url = `${base}embed.js?fresh=${count}`;
  import(/* @vite-ignore */ url).catch(() => {});
}

/** Fetches files without running them. Not with `fetch()`, which needs the directive `connect-src` of the page. */
export function prefetch(root: ParentNode, names: string[]): void {
  // A pinned file contains everything.
  if (!files) return;
  const links = names.map((name) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: urlOf(name) }),
  );
  root.append(...links);
}

export const importFirstRender = (widget: string, language: Language) =>
  importFile('first-renders', `${widget}.${language}`) as Promise<FirstRender>;

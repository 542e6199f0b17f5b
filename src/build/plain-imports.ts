import type { Plugin } from 'vite';

/** A call of Vite's helper in minified code, around an import without anything to preload. */
const helperCall =
  /\b[\w$]+\(\(\)=>(import\([`"'][^`"']+[`"']\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\],import\.meta\.url\)/g;

/**
 * `import()` stays a plain import. Vite's helper around it adds 700 bytes, and in the embed it would put links
 * into the head of a page that is not ours. On the site, `boot.ts` warms the chunks instead. Every importer
 * gets a copy of its own, so that no chunk has to import another one, or `embed.js`, for its sake.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: (_, importer) => `\0plain-import:${importer}`,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = bundle['embed.js'];
        if (script?.type === 'chunk') script.code = script.code.replace(helperCall, '$1');
      },
    },
    load: {
      filter: { id: /^\0plain-import:/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  };
}

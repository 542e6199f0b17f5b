import type { Plugin } from 'vite';

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
    load: {
      filter: { id: /^\0plain-import:/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  };
}

import type { Plugin } from 'vite';

/**
 * `import()` stays a plain import. Vite's helper around it adds 700 bytes, and in the embed it would put links
 * into the head of a page that is not ours. On the site, `boot.ts` warms the chunks instead.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  };
}

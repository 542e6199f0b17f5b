import type { Plugin } from 'vite';

const there = 'for (var name in all)';

/**
 * Rolldown's helper for `import * as` walks over what a page's scripts have added to `Object.prototype` too, and
 * throws when that is no function. It can go when the helper asks for own names only; the test of pages that
 * add to what all scripts share, in `tests/browser/hosts-page.spec.ts`, tells.
 */
export function ownNames(): Plugin {
  return {
    name: 'own-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'embed',
    renderChunk(code, { name }) {
      if (name !== 'rolldown-runtime') return null;
      if (!code.includes(there)) this.error('Rolldown writes its helper in another way now.');
      return code.replace(there, 'for (var name of Object.keys(all))');
    },
  };
}

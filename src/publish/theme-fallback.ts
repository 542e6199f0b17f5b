import type { Plugin } from 'vite';

const block = /(:root[^{]*) \{([^}]*)\}/;
const declaration = /(--[\w-]+: )(.*light-dark\(.*);/g;

/**
 * Browsers without `light-dark()` (Chrome before 123, Safari before 17.5, Firefox before 120) get the light theme: the
 * first colour of every pair in a block of tokens, written once more behind `@supports not`. It can go when
 * Android 7, whose last Chrome is 119, is no longer served.
 */
export function themeFallback(): Plugin {
  return {
    name: 'theme-fallback',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(theme|tokens)\.css/ },
      handler: (css) => css + lightOnly(css),
    },
  };
}

export function lightOnly(css: string): string {
  const [, selector = ':root', tokens = ''] = block.exec(css) ?? [];
  const light = Array.from(tokens.matchAll(declaration), ([, name, value]) => {
    return `${name}${value?.replace(/light-dark\(([^,]+), [^)]+\)/g, '$1')};`;
  });
  return `@supports not (color: light-dark(red, red)) { ${selector} { ${light.join(' ')} } }`;
}

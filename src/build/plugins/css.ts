import postcss, { type Plugin as PostcssPlugin } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import type { Plugin } from 'vite';

/** The oldest browsers that the site and the embed support; older ones show the fallback content (`define-widget.ts`). */
export const target = ['chrome123', 'safari17.5', 'firefox125'];

/**
 * The host page sets the root font size: with `html { font-size: 62.5% }`, `1rem` is 10 px. Stylesheets of the embed use
 * `var(--rem)` instead, which is at least 16 px (`theme.css`). Container queries accept no variables, so there it is
 * 16 px.
 */
export function minimumRem(): PostcssPlugin {
  const rem = (write: (number: string) => string) => (node: Node) => {
    if (node.type !== 'word') return undefined;
    // In `(width>=40rem)` the parser sees one word.
    const parts = node.value.split(/([<>]=?)/).map((part) => {
      const { number = '', unit } = valueParser.unit(part) || {};
      return unit === 'rem' ? write(number) : part;
    });
    return parts.join('');
  };
  const variable = rem((number) => (number === '1' ? 'var(--rem)' : `calc(${number} * var(--rem))`));
  const pixels = rem((number) => `${Number(number) * 16}px`);
  return {
    postcssPlugin: 'minimum-rem',
    Once(root) {
      root.walkDecls((decl) => {
        if (decl.prop !== '--rem') decl.value = changed(decl.value, variable);
      });
      root.walkAtRules('container', (rule) => {
        rule.params = changed(rule.params, pixels);
      });
    },
  };
}

/** A CSS value with the parts for which `change` returns a text. */
function changed(value: string, change: (node: Node) => string | undefined): string {
  return valueParser.stringify(valueParser(value).nodes, change);
}

/** Applies `minimumRem` in the builds of the embed, to stylesheets that are imported as text. */
export function embedStyles(): Plugin {
  return {
    name: 'embed-styles',
    // After Vite has combined a stylesheet with its imports.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => ['ssr', 'chunks', 'doctor'].includes(name) || name.startsWith('pinned'),
    transform: {
      filter: { id: /widgets\/.*\.css\?inline$/ },
      handler(code) {
        const text = JSON.parse(code.slice('export default '.length));
        const { css } = postcss([minimumRem()]).process(text, { from: undefined });
        return `export default ${JSON.stringify(css)}`;
      },
    },
  };
}

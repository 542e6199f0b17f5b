import postcss, { type Plugin as PostcssPlugin } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import type { Plugin } from 'vite';

/** The oldest browsers that the site and the embed support. */
export const target = ['chrome106', 'safari16.4', 'firefox120'];

export const css = {
  postcss: { plugins: [lightDarkFallback()] },
  // `Features.LightDark` of Lightning CSS: it would turn every color into two variables.
  lightningcss: { exclude: 1048576 },
};

/**
 * Browsers without `light-dark()` (Chrome before 123, Safari before 17.5) get the light theme: every token with a
 * pair of colors is repeated with the first color in `@supports not`.
 */
export function lightDarkFallback(): PostcssPlugin {
  return {
    postcssPlugin: 'light-dark-fallback',
    OnceExit(root, { AtRule, Rule }) {
      root.each((rule) => {
        if (rule.type !== 'rule' || !rule.selector.includes(':root')) return;
        const light = new Rule({ selector: rule.selector });
        rule.each((decl) => {
          if (decl.type === 'decl' && decl.value.includes('light-dark('))
            light.append(decl.clone({ value: changed(decl.value, firstOfPair) }));
        });
        if (!light.nodes?.length) return;
        const params = 'not (color: light-dark(red, red))';
        rule.after(new AtRule({ name: 'supports', params, nodes: [light] }));
      });
    },
  };
}

function firstOfPair(node: Node): string | undefined {
  if (node.type !== 'function' || node.value !== 'light-dark') return undefined;
  const comma = node.nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
  return valueParser.stringify(node.nodes.slice(0, comma));
}

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
    applyToEnvironment: ({ name }) =>
      ['chunks', 'doctor', 'embed'].includes(name) || name.startsWith('pinned'),
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler(code) {
        const text = JSON.parse(code.slice('export default '.length));
        const { css } = postcss([minimumRem()]).process(text, { from: undefined });
        return `export default ${JSON.stringify(css)}`;
      },
    },
  };
}

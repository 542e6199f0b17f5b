import postcss, { type Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

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
            light.append(decl.clone({ value: lightOnly(decl.value) }));
        });
        if (!light.nodes?.length) return;
        const params = 'not (color: light-dark(red, red))';
        rule.after(new AtRule({ name: 'supports', params, nodes: [light] }));
      });
    },
  };
}

/** A value with the first color of every `light-dark()`, whose arguments may have parentheses of their own. */
function lightOnly(value: string): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const first = start + 'light-dark('.length;
  let depth = 0;
  let comma = 0;
  let end = first;
  for (; depth >= 0; end++) {
    if (value[end] === '(') depth++;
    else if (value[end] === ')') depth--;
    else if (value[end] === ',' && depth === 0) comma = end;
  }
  return value.slice(0, start) + value.slice(first, comma) + lightOnly(value.slice(end));
}

const rem = /(-?[\d.]+)rem\b/g;

/**
 * The page around the embed decides what `1rem` is; with `html { font-size: 62.5% }` it would be 10 px. Style sheets of
 * the embed use `var(--rem)` instead, at least 16 px (`theme.css`). Conditions of container queries take no variables,
 * so there it is 16 px.
 */
export function remFloor(): PostcssPlugin {
  return {
    postcssPlugin: 'rem-floor',
    Once(root) {
      root.walkDecls((decl) => {
        if (decl.prop === '--rem') return;
        decl.value = decl.value.replace(rem, (_, number) =>
          number === '1' ? 'var(--rem)' : `calc(${number} * var(--rem))`,
        );
      });
      root.walkAtRules('container', (rule) => {
        rule.params = rule.params.replace(rem, (_, number) => `${Number(number) * 16}px`);
      });
    },
  };
}

/** Applies `remFloor` in the builds of the embed, to style sheets that are imported as text. */
export function embedStyles(): Plugin {
  const prefix = 'export default ';
  return {
    name: 'embed-styles',
    // After Vite has combined a style sheet with its imports.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'embed' || name.startsWith('pinned_'),
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler(code) {
        const css = JSON.parse(code.trim().slice(prefix.length).replace(/;$/, ''));
        return prefix + JSON.stringify(postcss([remFloor()]).process(css, { from: undefined }).css);
      },
    },
  };
}

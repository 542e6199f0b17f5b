import type { Plugin } from 'vite';

/** The oldest browsers that the site and the embed support; older ones show the fallback content (`define-widget.ts`). */
export const target = ['chrome123', 'safari17.5', 'firefox125'];

/** Lengths in rem, and the places that keep or convert them: `--_rem` itself, media and container queries. */
const rems = /--_rem:[^;}]*|@media[^{]*|(@container[^{]*)|(?<![\w.-])(-?[\d.]+)rem\b/g;

/**
 * The host page sets the root font size: with `html { font-size: 62.5% }`, `1rem` is 10 px. Stylesheets of the embed use
 * `var(--_rem)` instead, which is at least 16 px (`theme.css`). Container queries accept no variables, so there it is
 * 16 px.
 */
export function minimumRem(css: string): string {
  return css.replace(rems, (kept: string, container?: string, number?: string) => {
    if (container) return container.replace(/([\d.]+)rem\b/g, (_, size) => `${Number(size) * 16}px`);
    if (!number) return kept;
    return number === '1' ? 'var(--_rem)' : `calc(${number} * var(--_rem))`;
  });
}

/** Applies `minimumRem` to stylesheets that are imported as text, except in the browser build of the site. */
export function embedStyles(): Plugin {
  return {
    name: 'embed-styles',
    // After Vite has combined a stylesheet with its imports.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: {
      filter: { id: /widgets\/.*\.css\?inline$/ },
      handler(code) {
        const css: string = JSON.parse(code.slice('export default '.length));
        return `export default ${JSON.stringify(minimumRem(css))}`;
      },
    },
  };
}

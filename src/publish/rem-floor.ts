import type { Plugin } from 'vite';

/** The conditions of containers, where `rem` is the page's too and no variable may stand. */
const condition = /@container[^{]*/g;
const length = /(-?[\d.]+)rem\b/g;
/** What has a `rem` of the page's own text size on purpose, or is asked of the screen. */
const left = /(@media[^{]*|--rem:[^;}]*)/;

/**
 * In the embed, `rem` belongs to the page: many set `html { font-size: 62.5% }`, and all of ours would be half as
 * large. So there every `1rem` becomes `var(--rem)`, which is `max(1rem, 16px)` (`theme.css`): larger text still counts.
 */
export function remFloor(): Plugin {
  return {
    name: 'rem-floor',
    // Behind Vite's own, which puts a sheet and all that it imports into one text.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'embed',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (code) => withFloor(code),
    },
  };
}

export function withFloor(css: string): string {
  return css
    .replace(condition, (asked) => asked.replace(length, (_, number) => `${Number(number) * 16}px`))
    .split(left)
    .map((part) =>
      left.test(part)
        ? part
        : part.replace(length, (_, number) => (number === '1' ? 'var(--rem)' : `calc(${number}*var(--rem))`)),
    )
    .join('');
}

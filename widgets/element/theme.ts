/**
 * Follows the theme of a widget. The attribute `theme` wins, then the lightness of `--dap-color-surface`. Otherwise light
 * text means a dark page. If the page has the other theme, the widget gets a box.
 * @param widget the element in the shadow root that has the design tokens (`theme.css`)
 * @returns updates the theme
 */
export function followTheme(host: Element, widget: HTMLElement): () => void {
  const probe = document.createElement('i');
  probe.className = 'page-colors';
  widget.after(probe);
  const update = () => {
    const { color, outlineColor } = getComputedStyle(probe);
    // Without alpha: transparent text is part of an effect on the page.
    const text = numbers(color).slice(0, 3);
    const [surface = 0, , , alpha = 1] = numbers(outlineColor);
    const isPageDark = isLight(text[0]);
    const suitsDark = !isLight(alpha * surface + (1 - alpha) * (isPageDark ? 0 : 1));
    const theme = Reflect.get(host, 'theme');
    const isDark = theme === 'auto' ? suitsDark : theme === 'dark';
    widget.style.cssText = `color-scheme: ${isDark ? 'dark' : 'light'}; --_page-ink: oklab(${text.join(' ')})`;
    widget.toggleAttribute('data-box', isDark !== isPageDark);
  };
  // Its transition starts when any change of the page changes a color, its animation when it is rendered again.
  for (const type of ['transitionrun', 'animationstart']) probe.addEventListener(type, update);
  return update;
}

/** The numbers of a computed `oklab()`. */
const numbers = (color: string) => (color.match(/-?\d[\d.e-]*/g) ?? []).map((number) => +number);

/** Gray text (`#808080`) counts as text on a light page. */
const isLight = (lightness = 0) => lightness > 0.6;

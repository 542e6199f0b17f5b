/** Resolves before the next frame is rendered, for all widgets in the same task. */
let frame: Promise<void> | undefined;

/**
 * Follows the theme of a widget. The attribute `theme` wins, then the lightness of `--dap-color-surface`. Otherwise light
 * text means a dark page. If the page has the other theme, the widget gets a box.
 * @param widget the element in the shadow root that has the design tokens (`theme.css`)
 * @returns updates the theme before the next frame
 */
export function followTheme(host: Element, widget: HTMLElement): () => void {
  const probe = document.createElement('i');
  probe.className = 'page-colors';
  widget.after(probe);
  const setTheme = async () => {
    frame ??= new Promise(requestAnimationFrame).then(() => {
      frame = undefined;
    });
    await frame;
    const { color, outlineColor } = getComputedStyle(probe);
    // Without alpha: transparent text is part of an effect on the page.
    const text = channels(color).slice(0, 3);
    const [surface = 0, , , alpha = 1] = channels(outlineColor);
    const isPageDark = isLight(text[0]);
    const suitsDark = !isLight(alpha * surface + (1 - alpha) * (isPageDark ? 0 : 1));
    const theme = Reflect.get(host, 'theme');
    const isDark = theme === 'auto' ? suitsDark : theme === 'dark';
    // All widgets have read their colors by then: after a change, the next one would wait for styles and layout.
    await undefined;
    widget.style.colorScheme = isDark ? 'dark' : 'light';
    widget.style.setProperty('--_page-ink', `oklab(${text.join(' ')})`);
    widget.toggleAttribute('data-box', isDark !== isPageDark);
  };
  const update = () => void setTheme();
  // Its transition starts when any change of the page changes a color, its animation when it is rendered again.
  for (const type of ['transitionrun', 'animationstart']) probe.addEventListener(type, update);
  return update;
}

/** The channels of a computed `oklab()`, as numbers. */
const channels = (color: string) => (color.match(/-?\d[\d.e-]*/g) ?? []).map((number) => +number);

/** Gray text (`#808080`) counts as text on a light page. */
const isLight = (lightness = 0) => lightness > 0.6;

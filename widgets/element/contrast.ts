/** Red, green, blue and alpha, each from 0 to 1. */
export type Color = [red: number, green: number, blue: number, alpha: number];

const white: Color = [1, 1, 1, 1];
const black: Color = [0, 0, 0, 1];
/** Minimum contrast of each token with every background it is used on (WCAG 2.2, 1.4.3 and 1.4.11). */
const minimum = {
  '--ink': 4.5,
  '--ink-soft': 4.5,
  '--ink-head': 4.5,
  '--brand-ink': 4.5,
  '--danger': 4.5,
  '--focus': 3,
  '--control-line': 3,
};

/**
 * Gives a widget enough contrast on the host page: its theme follows the background, and text colors move toward black
 * or white. It gets its own background on an image, or if the page sets the other theme.
 * @param ancestors the host element and its ancestors in the flat tree
 */
export function ensureContrast(host: Element, widget: HTMLElement, ancestors: Element[]): void {
  const { style } = widget;
  style.cssText = '';
  if (matchMedia('(forced-colors: active)').matches) return;
  const color = (value: string) => computed(widget, value);
  const readToken = (name: string, under: Color) => over(color(`var(${name})`), under);
  const setToken = (name: string, value: Color) =>
    style.setProperty(name, `rgb(${value.slice(0, 3).map((part) => Math.round(part * 255))})`);

  const { behind, known } = backgroundOf(host, ancestors, color, style);
  const wanted = getComputedStyle(host).getPropertyValue('--dap-color-surface');
  const theme = host.getAttribute('theme') ?? '';
  const text = color(getComputedStyle(host).color);
  const dark = wanted
    ? isDark(over(color(wanted), behind))
    : /^(light|dark)$/.test(theme)
      ? theme === 'dark'
      : known
        ? isDark(behind)
        : !isDark(text);
  style.colorScheme = dark ? 'dark' : 'light';

  // Browsers without `light-dark()` always use the light theme.
  const paper = readToken('--paper', behind);
  const own = !known || isDark(behind) !== isDark(paper);
  if (own) style.cssText += 'background:var(--paper);padding:max(1rem,16px);border-radius:var(--radius)';
  const extreme = isDark(paper) ? white : black;
  const surface = readToken('--surface', paper);
  const tints = ['--brand-tint', '--danger-tint'].map((name) => readToken(name, surface));
  const backgrounds = [own ? paper : behind, paper, surface, ...tints];
  for (const [name, ratio] of Object.entries(minimum)) {
    setToken(name, withContrast(readToken(name, paper), extreme, backgrounds, ratio));
  }
  for (const name of ['brand', 'danger']) {
    const under = readToken(`--${name}`, surface);
    const [on, away] = isDark(under) ? [white, black] : [black, white];
    const pressed = mixed(under, away, 0.2);
    if (name === 'brand') setToken('--brand-press', pressed);
    setToken(`--on-${name}`, withContrast(readToken(`--on-${name}`, under), on, [under, pressed], 4.5));
  }
  style.color = 'var(--ink)';
}

/** The color behind the host. Unknown on an image, or if the text of the page itself has too little contrast with it. */
function backgroundOf(
  host: Element,
  ancestors: Element[],
  color: (value: string) => Color,
  style: CSSStyleDeclaration,
) {
  style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  const layers: Color[] = [];
  let known = true;
  for (const element of ancestors) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    layers.unshift(color(backgroundColor));
    if (backgroundImage !== 'none') known = false;
    // Opaque: nothing behind it is visible.
    if (layers[0]?.[3] === 1) break;
  }
  const behind = layers.reduce((under, layer) => over(layer, under), color('Canvas'));
  const text = over(color(getComputedStyle(host).color), behind);
  return { behind, known: known && contrast(text, behind) >= 2 };
}

/** The computed RGB value of any CSS color. */
export function computed(element: HTMLElement, value: string): Color {
  element.style.color = value;
  element.style.color = `color-mix(in srgb, ${value}, ${value})`;
  const { color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/-?\d[\d.e-]*/g) ?? []).map(Number);
  const most = color.startsWith('rgb') ? 255 : 1;
  return [red / most, green / most, blue / most, alpha];
}

function mixed(from: Color, to: Color, share: number): Color {
  return from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as Color;
}

function over(color: Color, under: Color): Color {
  return mixed(under, [...color.slice(0, 3), 1] as Color, color[3]);
}

/** Moves a color toward black or white until it has the contrast ratio with all backgrounds. */
function withContrast(color: Color, extreme: Color, backgrounds: Color[], ratio: number): Color {
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mixed(color, extreme, share);
    if (backgrounds.every((one) => contrast(tried, one) > ratio + 0.1)) return tried;
  }
  return extreme;
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** True if white has more contrast with the color than black. */
export function isDark(color: Color): boolean {
  return luminance(color) < 0.179;
}

import { flatAncestors } from './follow-page.ts';

/** Red, green, blue and alpha, from 0 to 1. */
type Color = [red: number, green: number, blue: number, alpha: number];
type Theme = { style: string; box: string };

/** The last theme, and what it depends on. Widgets in the same place have the same theme. */
let last: { inputs: string; theme: Theme } | undefined;

/**
 * Follows the theme of a widget: the attribute `theme` wins, else the background behind the host counts. The background
 * is also the base of paper and surface, unless the page sets `--dap-color-surface`.
 * @param target the element in the shadow root that has the design tokens (`theme.css`)
 * @returns checks the page. If the theme may have changed, it returns a function that sets it.
 */
export function followTheme(host: Element, target: HTMLElement): () => (() => void) | undefined {
  let shown = '';
  return () => {
    const { color, colorScheme } = getComputedStyle(host);
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const own = [color, colorScheme, host.getAttribute('theme'), surfaceOf(host)];
    const page = [isSystemDark, getComputedStyle(document.documentElement).colorScheme];
    const inputs = [...own, ...page, ...flatAncestors(host).map(layerOf)].join();
    if (inputs === shown) return;
    shown = inputs;
    return () => {
      if (last?.inputs !== inputs) last = { inputs, theme: themeOf(host, target) };
      target.style.cssText = last.theme.style;
      target.dataset.box = last.theme.box;
    };
  };
}

function themeOf(host: Element, target: HTMLElement): Theme {
  const rgb = (value: string) => computed(target, value);
  target.style.cssText = `color-scheme: ${getComputedStyle(document.documentElement).colorScheme}`;
  let behind = rgb('Canvas');
  let isKnown = true;
  for (const [color, image] of flatAncestors(host).map(layerOf).reverse()) {
    const layer = rgb(color);
    behind = over(layer, behind);
    isKnown = (isKnown || layer[3] === 1) && image === 'none';
  }
  const ground = luminance(behind);
  const text = luminance(over(rgb(getComputedStyle(host).color), behind));
  // The text of the page would be unreadable there, so something else is behind the widget.
  if ((Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05) < 2) isKnown = false;

  const surface = surfaceOf(host);
  const theme = host.getAttribute('theme') ?? '';
  const base = surface ? luminance(over(rgb(surface), behind)) : ground;
  const suitsDark = surface || isKnown ? !isLight(base) : isLight(text);
  const dark = /^(light|dark)$/.test(theme) ? theme === 'dark' : suitsDark;
  const isOpposite = isKnown && dark === isLight(ground);
  // On a background of medium lightness, the widget gets a darker or lighter one of the same color.
  const tone = ground ** (1 / 2.2);
  const share = Math.max(0, 1 - (dark ? 0.23 / tone : 0.15 / (1 - tone)));
  const color = `rgb(${behind.slice(0, 3).map((part) => Math.round(part * 255))})`;
  const mixed = (name: string, percent: number, base: string) =>
    `color-mix(in srgb, ${name} ${Math.round(percent)}%, ${base})`;
  const paper = mixed(dark ? 'black' : 'white', share * 100, color);
  const own = `; --paper: ${paper}; --surface: ${mixed('white', dark ? 8 : 60, 'var(--paper)')}`;
  return {
    style: `color-scheme: ${dark ? 'dark' : 'light'}${isKnown && !isOpposite && !surface ? own : ''}`,
    box: isOpposite ? 'opposite' : isKnown && (surface || !share) ? 'none' : 'own',
  };
}

const surfaceOf = (host: Element) => getComputedStyle(host).getPropertyValue('--dap-color-surface');

function layerOf(element: Element): [color: string, image: string] {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return [backgroundColor, backgroundImage];
}

/** The sRGB value of any CSS color. */
function computed(target: HTMLElement, value: string): Color {
  target.style.color = `color-mix(in srgb, ${value}, ${value})`;
  const numbers = getComputedStyle(target).color.match(/-?\d[\d.e-]*/g) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map((number) => +number);
  return [red, green, blue, alpha];
}

function over([red, green, blue, alpha]: Color, under: Color): Color {
  const mixed = (part: number, below: number) => alpha * part + (1 - alpha) * below;
  return [mixed(red, under[0]), mixed(green, under[1]), mixed(blue, under[2]), 1];
}

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** True if black has more contrast with it than white. */
const isLight = (luminance: number) => luminance > 0.179;

import { shadowHost } from './element-language.ts';

/** Red, green, blue and alpha, from 0 to 1. */
type Color = [red: number, green: number, blue: number, alpha: number];

type Widget = { host: Element; target: HTMLElement; last: string };

/** All widgets share one observer and one check in a frame. */
const watched = new Set<Widget>();
let observed = new WeakSet<EventTarget>();
let observer: MutationObserver | undefined;
let systemDark: MediaQueryList | undefined;
let scheduled = false;

/** Once, with the first widget. */
function watchPage(): void {
  observer = new MutationObserver(checkThemes);
  systemDark = matchMedia('(prefers-color-scheme: dark)');
  systemDark.addEventListener('change', checkThemes);
  // A class changes a color at once, but with a transition the computed color follows later.
  document.addEventListener('transitionend', ({ target }) => {
    if (target && observed.has(target)) checkThemes();
  });
}

/**
 * Sets the theme of a widget, now and after each change of the page: `theme` wins, else the background behind the host
 * counts. The background is also the base of paper and surface, unless the page sets `--dap-color-surface`.
 * @param target the element in the shadow root that has the design tokens (`theme.css`)
 * @returns stops it
 */
export function followTheme(host: Element, target: HTMLElement): () => void {
  if (!observer) watchPage();
  const widget = { host, target, last: '' };
  watched.add(widget);
  if (hasChanged(widget)) apply(widget);
  return () => {
    watched.delete(widget);
    if (watched.size) return;
    observer?.disconnect();
    observed = new WeakSet();
  };
}

/** Checks all widgets before the next frame. Call it when a host has moved. */
function checkThemes(): void {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    // All styles are read before one is changed.
    for (const widget of [...watched].filter(hasChanged)) apply(widget);
  });
}

/** False if only something without effect has changed, as in an animation that sets attributes in every frame. */
function hasChanged(widget: Widget): boolean {
  const { host, last } = widget;
  const around = flatAncestors(host);
  for (const element of around) {
    if (observed.has(element)) continue;
    observed.add(element);
    observer?.observe(element, { attributes: true });
  }
  const { color, colorScheme } = getComputedStyle(host);
  const page = [color, colorScheme, systemDark?.matches, host.getAttribute('theme'), surfaceOf(host)];
  widget.last = [...page, ...around.map(layerOf)].join();
  return widget.last !== last;
}

function apply({ host, target }: Widget): void {
  const { style, dataset } = target;
  const rgb = (value: string) => computed(target, value);
  style.cssText = `color-scheme: ${getComputedStyle(document.documentElement).colorScheme}`;
  let behind = rgb('Canvas');
  let known = true;
  for (const element of flatAncestors(host).reverse()) {
    const [color, image] = layerOf(element);
    const layer = rgb(color);
    behind = over(layer, behind);
    known = (known || layer[3] === 1) && image === 'none';
  }
  const ground = luminance(behind);
  const text = luminance(over(rgb(getComputedStyle(host).color), behind));
  // The text of the page would be unreadable there, so something else is behind the widget.
  if ((Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05) < 2) known = false;

  const surface = surfaceOf(host);
  const theme = host.getAttribute('theme') ?? '';
  const suits = surface
    ? !isLight(luminance(over(rgb(surface), behind)))
    : known
      ? !isLight(ground)
      : isLight(text);
  const dark = /^(light|dark)$/.test(theme) ? theme === 'dark' : suits;
  const opposite = known && dark === isLight(ground);
  // On a background of medium lightness, the widget gets a darker or lighter one of the same color.
  const tone = ground ** (1 / 2.2);
  const share = Math.max(0, 1 - (dark ? 0.23 / tone : 0.15 / (1 - tone)));
  style.cssText = `color-scheme: ${dark ? 'dark' : 'light'}`;
  if (known && !opposite && !surface) {
    const color = `rgb(${behind.slice(0, 3).map((part) => Math.round(part * 255))})`;
    const mixed = (name: string, percent: number, base: string) =>
      `color-mix(in srgb, ${name} ${Math.round(percent)}%, ${base})`;
    style.setProperty('--paper', mixed(dark ? 'black' : 'white', share * 100, color));
    style.setProperty('--surface', mixed('white', dark ? 8 : 60, 'var(--paper)'));
  }
  dataset.box = opposite ? 'opposite' : known && (surface || !share) ? 'none' : 'own';
}

const surfaceOf = (host: Element) => getComputedStyle(host).getPropertyValue('--dap-color-surface');

function layerOf(element: Element): [color: string, image: string] {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return [backgroundColor, backgroundImage];
}

/** The element and its ancestors in the flat tree, through slots and shadow boundaries. */
function flatAncestors(element: Element): Element[] {
  const parent = element.assignedSlot ?? element.parentElement ?? shadowHost(element);
  return parent ? [element, ...flatAncestors(parent)] : [element];
}

/** The sRGB value of any CSS color. */
function computed(target: HTMLElement, value: string): Color {
  // Without a calculation of styles.
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(value)?.slice(1);
  if (parts) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts.map((part) => Number(part ?? 1));
    return [red / 255, green / 255, blue / 255, alpha];
  }
  target.style.color = `color-mix(in srgb, ${value}, ${value})`;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (
    getComputedStyle(target).color.match(/-?\d[\d.e-]*/g) ?? []
  ).map(Number);
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

import { around } from './around.ts';

/** Red, green and blue, each from 0 to 1, and how much of it covers. */
type Colour = [red: number, green: number, blue: number, alpha: number];

const white: Colour = [1, 1, 1, 1];
const black: Colour = [0, 0, 0, 1];
/** What is read has 4.5 : 1 against every ground that it stands on, lines and rings have 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = {
  '--ink': 4.5,
  '--ink-soft': 4.5,
  '--ink-head': 4.5,
  '--brand-ink': 4.5,
  '--danger': 4.5,
  '--focus': 3,
  '--control-line': 3,
};

/**
 * Makes a widget readable on the ground that the page gives it, with whatever colours the page gives it: the theme is
 * that of the ground, every ink goes towards black or white as far as it must, and where nobody can know the ground,
 * because it is a picture, or where the page wants the other theme than its ground has, the widget brings its own.
 */
export function repair(host: Element, widget: HTMLElement): void {
  const { style } = widget;
  style.cssText = '';
  if (matchMedia('(forced-colors: active)').matches) return;
  const colour = (value: string) => computed(widget, value);
  const token = (name: string, under: Colour) => over(colour(`var(${name})`), under);
  const put = (name: string, value: Colour) =>
    style.setProperty(name, `rgb(${value.slice(0, 3).map((part) => Math.round(part * 255))})`);

  const { behind, known } = ground(host, colour, style);
  const wanted = getComputedStyle(host).getPropertyValue('--dap-color-surface');
  const theme = host.getAttribute('theme') ?? '';
  const text = colour(getComputedStyle(host).color);
  const dark = wanted
    ? isDark(over(colour(wanted), behind))
    : /^(light|dark)$/.test(theme)
      ? theme === 'dark'
      : known
        ? isDark(behind)
        : !isDark(text);
  style.colorScheme = dark ? 'dark' : 'light';

  // In a browser without `light-dark()` it is light after all.
  const paper = token('--paper', behind);
  const own = !known || isDark(behind) !== isDark(paper);
  if (own) {
    const sheet = { background: 'var(--paper)', padding: 'max(1rem, 16px)', borderRadius: 'var(--radius)' };
    Object.assign(style, sheet);
  }
  const pole = isDark(paper) ? white : black;
  const surface = token('--surface', paper);
  const tints = ['--brand-tint', '--danger-tint'].map((name) => token(name, surface));
  const grounds = [own ? paper : behind, paper, surface, ...tints];
  for (const [name, ratio] of Object.entries(least)) {
    put(name, pushed(token(name, paper), pole, grounds, ratio));
  }
  for (const name of ['brand', 'danger']) {
    const under = token(`--${name}`, surface);
    const [on, away] = isDark(under) ? [white, black] : [black, white];
    const pressed = mixed(under, away, 0.2);
    if (name === 'brand') put('--brand-press', pressed);
    put(`--on-${name}`, pushed(token(`--on-${name}`, under), on, [under, pressed], 4.5));
  }
  style.color = 'var(--ink)';
}

/** What lies behind an element; not known behind a picture, or when the page's own words could not be read on it. */
function ground(host: Element, colour: (value: string) => Colour, style: CSSStyleDeclaration) {
  style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  const layers: Colour[] = [];
  let known = true;
  for (let at: Element | null = host; at && layers[0]?.[3] !== 1; at = around(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    layers.unshift(colour(backgroundColor));
    if (backgroundImage !== 'none') known = false;
  }
  const behind = layers.reduce((under, layer) => over(layer, under), colour('Canvas'));
  const text = over(colour(getComputedStyle(host).color), behind);
  return { behind, known: known && contrast(text, behind) >= 2 };
}

/** Any colour that CSS can say, as this browser computes it. */
function computed(element: HTMLElement, value: string): Colour {
  element.style.color = value;
  element.style.color = `color-mix(in srgb, ${value}, ${value})`;
  const { color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/-?\d[\d.e-]*/g) ?? []).map(Number);
  const most = color.startsWith('rgb') ? 255 : 1;
  return [red / most, green / most, blue / most, alpha];
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  return from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as Colour;
}

function over(colour: Colour, under: Colour): Colour {
  return mixed(under, [...colour.slice(0, 3), 1] as Colour, colour[3]);
}

/** The nearest to a colour, on its way to black or white, that stands out from all the grounds. */
function pushed(colour: Colour, pole: Colour, grounds: Colour[], ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mixed(colour, pole, share);
    if (grounds.every((one) => contrast(tried, one) > ratio + 0.1)) return tried;
  }
  return pole;
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** White stands out more from it than black does. */
function isDark(colour: Colour): boolean {
  return luminance(colour) < 0.179;
}

import { readerOf, selectorOf, widgetsIn, written } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** The smallest usable width, in pixels. */
const least = 160;

/** Checks that each widget is visible and can be clicked. */
export function shownFindings(): Finding[] {
  return widgetsIn(document)
    .filter((element) => readerOf(element.localName))
    .flatMap((element) => [...hidden(element), ...narrow(element), ...covered(element)]);
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
}

function hidden(element: HTMLElement): Finding[] {
  // The page can show a closed tab, dialog or menu later.
  const closed = element.closest('dialog:not([open]), details:not([open]), [popover], [role=tabpanel]');
  if (isShown(element) || closed) return [];
  let at: Element = element;
  while (at.parentElement && !isShown(at.parentElement)) at = at.parentElement;
  return [
    {
      name: 'hidden',
      problem: `${written(element)} is hidden: ${selectorOf(at)} has ${why(at)}. A hidden widget does not load.`,
      fix: `${selectorOf(at)} { display: block; visibility: visible; opacity: 1 }`,
      element,
    },
  ];
}

function why(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (element.hasAttribute('hidden')) return 'the hidden attribute';
  if (display === 'none') return 'display: none';
  return visibility === 'visible' ? `opacity: ${opacity}` : `visibility: ${visibility}`;
}

function narrow(element: HTMLElement): Finding[] {
  const { width } = element.getBoundingClientRect();
  if (!isShown(element) || width >= least || element.localName === 'dap-language-switcher') return [];
  const parent = element.parentElement ?? element;
  return [
    {
      name: 'narrow',
      problem: `${written(element)} is only ${Math.round(width)} px wide, because of ${selectorOf(parent)}. A widget needs at least ${least} px; 320 px or more is recommended.`,
      fix: `${selectorOf(parent)} { width: 100%; min-width: 320px }`,
      element,
    },
  ];
}

/** Finds the topmost element at fifteen points of the widget. Scrolls the page for that, and back again. */
function covered(element: HTMLElement): Finding[] {
  const scrolled = scrollPositions(element);
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // A widget without a size may not have loaded yet.
  const pressable = isShown(element) && right - left > 1 && bottom - top > 1;
  const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const met = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
    [0.2, 0.5, 0.8].map((across) =>
      topmost(element, left + (right - left) * across, low + (high - low) * down),
    ),
  );
  for (const [scroller, left, top] of scrolled) scroller.scrollTo({ left, top, behavior: 'instant' });
  const others = met.filter((one): one is Element =>
    Boolean(one && one !== element && !element.contains(one)),
  );
  const [over] = others;
  // Fewer points are only a corner or an edge.
  if (!pressable || !over || others.length < 6) return [];
  if (over.contains(element))
    return [
      {
        name: 'not-pressable',
        problem: `${written(element)} is visible but does not receive clicks: an ancestor has pointer-events: none.`,
        fix: `${element.localName} { pointer-events: auto }`,
        element,
      },
    ];
  return [
    {
      name: 'covered',
      problem: `${selectorOf(over)} covers ${written(element)} and receives the clicks.`,
      fix: `${element.localName} { position: relative; z-index: 1 } or ${selectorOf(over)} { pointer-events: none }`,
      element,
    },
  ];
}

/** The scroll positions of all ancestors, also across shadow boundaries. */
function scrollPositions(element: Element): [scroller: Element, left: number, top: number][] {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const around = element.parentElement ?? host;
  return around ? [[around, around.scrollLeft, around.scrollTop], ...scrollPositions(around)] : [];
}

/** The topmost element at a point, without the panel of the doctor. */
function topmost(element: Element, x: number, y: number): Element | undefined {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.elementsFromPoint(x, y).find((one) => !one.hasAttribute('data-dap-doctor'));
}

/** Text and background colors that a page can set. */
const pairs = [
  ['--dap-color-on-brand', '--dap-color-brand'],
  ['--dap-color-text', '--dap-color-surface'],
] as const;

/**
 * Colors of the page with too little contrast.
 * @param probe an element of the doctor, used to compute colors
 */
export function colorFindings(probe: HTMLElement): Finding[] {
  return widgetsIn(document)
    .filter((element) => readerOf(element.localName))
    .flatMap((element) => pairs.flatMap((pair) => ofPair(element, pair, probe)));
}

function ofPair(element: Element, [text, background]: (typeof pairs)[number], probe: HTMLElement): Finding[] {
  const style = getComputedStyle(element);
  const [above, below] = [style.getPropertyValue(text), style.getPropertyValue(background)];
  if (!above || !below) return [];
  const under = rgb(probe, below);
  const ratio = contrast(rgb(probe, above), under);
  if (ratio >= 4.5) return [];
  return [
    {
      name: 'contrast',
      problem: `${text}: ${above.trim()} on ${background}: ${below.trim()} has a contrast ratio of ${ratio.toFixed(1)}:1. At least 4.5:1 is required (WCAG 2.2 AA). The widget uses a darker or lighter text color.`,
      fix: `${element.localName} { ${text}: ${contrast([255, 255, 255], under) > contrast([0, 0, 0], under) ? '#fff' : '#000'} }`,
      element,
    },
  ];
}

// `element/contrast.ts` has similar functions, but it loads with React, and the doctor also works where React cannot load.

/** Any opaque CSS color as numbers up to 255. */
export function rgb(probe: HTMLElement, value: string): number[] {
  probe.style.color = `color-mix(in srgb, ${value}, ${value})`;
  const { color } = getComputedStyle(probe);
  probe.style.color = '';
  const most = color.startsWith('rgb') ? 1 : 255;
  return (color.match(/-?\d[\d.e-]*/g) ?? []).slice(0, 3).map((part) => Number(part) * most);
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: number[]): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return weights.reduce((sum, weight, at) => {
    const part = (rgb[at] ?? 0) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}

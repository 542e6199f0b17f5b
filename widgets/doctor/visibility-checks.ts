import { computed, contrast, isDark } from '../element/contrast.ts';
import { findingsIn, registeredWidgets, selectorOf, written } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** The smallest usable width, in pixels. */
const least = 160;

/** Checks that each widget is visible and can be clicked. */
export function shownFindings(): Finding[] {
  return findingsIn(registeredWidgets(), hidden, narrow, covered);
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
}

function hidden(element: Element): Finding | undefined {
  // The page can show a closed tab, dialog or menu later.
  const closed = element.closest('dialog:not([open]), details:not([open]), [popover], [role=tabpanel]');
  if (isShown(element) || closed) return;
  let at = element;
  while (at.parentElement && !isShown(at.parentElement)) at = at.parentElement;
  return {
    name: 'hidden',
    problem: `${written(element)} is hidden: ${selectorOf(at)} has ${why(at)}. A hidden widget does not load.`,
    fix: `${selectorOf(at)} { display: block; visibility: visible; opacity: 1 }`,
  };
}

function why(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (element.hasAttribute('hidden')) return 'the hidden attribute';
  if (display === 'none') return 'display: none';
  return visibility === 'visible' ? `opacity: ${opacity}` : `visibility: ${visibility}`;
}

function narrow(element: Element): Finding | undefined {
  const { width } = element.getBoundingClientRect();
  if (!isShown(element) || width >= least || element.localName === 'dap-language-switcher') return;
  const parent = selectorOf(element.parentElement ?? element);
  return {
    name: 'narrow',
    problem: `${written(element)} is only ${Math.round(width)} px wide, because of ${parent}. A widget needs at least ${least} px; 320 px or more is recommended.`,
    fix: `${parent} { width: 100%; min-width: 320px }`,
  };
}

/** Finds the topmost element at fifteen points of the widget. Scrolls the page for that, and back again. */
function covered(element: Element): Finding | undefined {
  const scrolled = scrollPositions(element);
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const others = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
    [0.2, 0.5, 0.8].flatMap((across) => {
      const met = topmost(element, left + width * across, low + (high - low) * down);
      return met && !element.contains(met) ? [met] : [];
    }),
  );
  for (const [scroller, left, top] of scrolled) scroller.scrollTo({ left, top, behavior: 'instant' });
  const [over] = others;
  // Fewer points are only a corner or an edge. A widget without a size may not have loaded yet.
  if (!over || others.length < 6 || !isShown(element) || width <= 1 || height <= 1) return;
  if (over.contains(element))
    return {
      name: 'not-pressable',
      problem: `${written(element)} is visible but does not receive clicks: an ancestor has pointer-events: none.`,
      fix: `${element.localName} { pointer-events: auto }`,
    };
  return {
    name: 'covered',
    problem: `${selectorOf(over)} covers ${written(element)} and receives the clicks.`,
    fix: `${element.localName} { position: relative; z-index: 1 } or ${selectorOf(over)} { pointer-events: none }`,
  };
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

/**
 * Colors of the page with too little contrast.
 * @param probe an element of the doctor, used to compute colors
 */
export function colorFindings(probe: HTMLElement): Finding[] {
  return findingsIn(
    registeredWidgets(),
    (element) => ofPair(element, '--dap-color-on-brand', '--dap-color-brand', probe),
    (element) => ofPair(element, '--dap-color-text', '--dap-color-surface', probe),
  );
}

function ofPair(element: Element, text: string, background: string, probe: HTMLElement): Finding | undefined {
  const style = getComputedStyle(element);
  const [above, below] = [style.getPropertyValue(text).trim(), style.getPropertyValue(background).trim()];
  if (!above || !below) return;
  const under = colorOf(probe, below);
  const ratio = contrast(colorOf(probe, above), under);
  if (ratio >= 4.5) return;
  return {
    name: 'contrast',
    problem: `${text}: ${above} on ${background}: ${below} has a contrast ratio of ${ratio.toFixed(1)}:1. At least 4.5:1 is required (WCAG 2.2 AA). The widget uses a darker or lighter text color.`,
    fix: `${element.localName} { ${text}: ${isDark(under) ? '#fff' : '#000'} }`,
  };
}

function colorOf(probe: HTMLElement, value: string) {
  const color = computed(probe, value);
  probe.style.color = '';
  return color;
}

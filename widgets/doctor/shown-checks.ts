import type { Finding } from './finding.ts';
import { readerOf, selectorOf, widgetsIn, written } from './widgets-here.ts';

/** Narrower than this no field can be used, in pixels. */
const least = 160;

/** Whether each widget can be seen and pressed. */
export function shownFindings(): Finding[] {
  return widgetsIn(document)
    .filter((element) => readerOf(element.localName))
    .flatMap((element) => [...hidden(element), ...narrow(element), ...covered(element)]);
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
}

function hidden(element: HTMLElement): Finding[] {
  // A page may well show it later: what is closed at present is no fault in a tab, a dialog or a menu.
  const closed = element.closest('dialog:not([open]), details:not([open]), [popover], [role=tabpanel]');
  if (isShown(element) || closed) return [];
  let at: Element = element;
  while (at.parentElement && !isShown(at.parentElement)) at = at.parentElement;
  return [
    {
      name: 'hidden',
      says: `${written(element)} is not shown: ${selectorOf(at)} has ${why(at)}. What is not shown is not loaded either.`,
      paste: `${selectorOf(at)} { display: block; visibility: visible; opacity: 1 }`,
      element,
    },
  ];
}

function why(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (element.hasAttribute('hidden')) return 'the attribute hidden';
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
      says: `${written(element)} is ${Math.round(width)} px wide, since ${selectorOf(parent)} gives it no more. It needs ${least} px, and is at its best from 320.`,
      paste: `${selectorOf(parent)} { width: 100%; min-width: 320px }`,
      element,
    },
  ];
}

/** Asks at fifteen points what a finger would meet there. The page is scrolled for that, and back again. */
function covered(element: HTMLElement): Finding[] {
  const { scrollX, scrollY } = window;
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // One that has no size covers nothing either: it may not have come yet.
  const pressable = isShown(element) && right - left > 1 && bottom - top > 1;
  const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const met = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
    [0.2, 0.5, 0.8].map((across) =>
      topmost(element, left + (right - left) * across, low + (high - low) * down),
    ),
  );
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  const others = met.filter((one): one is Element =>
    Boolean(one && one !== element && !element.contains(one)),
  );
  const [over] = others;
  // One that is beside it, round a corner or at an edge, is none.
  if (!pressable || !over || others.length < 6) return [];
  if (over.contains(element))
    return [
      {
        name: 'not-pressable',
        says: `${written(element)} is seen, but presses go through it: something around it has pointer-events: none.`,
        paste: `${element.localName} { pointer-events: auto }`,
        element,
      },
    ];
  return [
    {
      name: 'covered',
      says: `${selectorOf(over)} lies over ${written(element)} and takes what is pressed.`,
      paste: `${element.localName} { position: relative; z-index: 1 } or ${selectorOf(over)} { pointer-events: none }`,
      element,
    },
  ];
}

/** What is pressed at a point, the doctor's own window aside. */
function topmost(element: Element, x: number, y: number): Element | undefined {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.elementsFromPoint(x, y).find((one) => !one.hasAttribute('data-dap-doctor'));
}

import { shadowHost } from './element-language.ts';

const colorTokens = ['brand', 'surface', 'text'];
const otherTokens = ['on-brand', 'border'];
const noBackground = /(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))none/g;
/** Settings of the system that change colors. */
const settings = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** The inputs of the contrast of a widget. `key` is different after each change. */
type Colors = { isPlain: boolean; key: string };

/** Reads the colors around a widget. @returns what to do if they have changed */
type Check = () => (() => void) | undefined;

/** All widgets share one observer. Their styles are read together, before one of them changes: one style calculation. */
const watched = new Map<Element, Check>();
/** The hosts and all elements around them. */
let observed = new WeakSet<EventTarget>();
const observer = new MutationObserver(checkBackgrounds);
const queries = settings.map((setting) => matchMedia(setting));
let frame = 0;

/**
 * Keeps the contrast of a widget sufficient on the background of the host page. `contrast.ts` loads only if needed.
 * @param ready called when the contrast is sufficient; on a plain page before the next frame
 * @returns stops watching
 */
export function watchBackground(host: Element, widget: HTMLElement, ready: () => void): () => void {
  let corrected = false;
  let last = '';
  const correct = () => {
    corrected = true;
    void import('./contrast.ts')
      .then(({ ensureContrast }) => ensureContrast(host, widget, flatAncestors(host)))
      .then(ready, ready);
  };
  if (!watched.size) followSettings('addEventListener');
  watched.set(host, () => {
    observeAround(host);
    const { isPlain, key } = colorsOf(host);
    // An animation of the page can change attributes in every frame.
    if (key === last) return;
    last = key;
    return !corrected && isPlain ? ready : correct;
  });
  checkBackgrounds();
  return () => {
    watched.delete(host);
    if (watched.size) return;
    followSettings('removeEventListener');
    observer.disconnect();
    observed = new WeakSet();
  };
}

/** Checks all widgets before the next frame. Call it when a host may have moved. */
export function checkBackgrounds(): void {
  // A tab in the background has no frames.
  if (document.hidden) checkNow();
  else if (!frame)
    frame = requestAnimationFrame(() => {
      frame = 0;
      checkNow();
    });
}

function checkNow(): void {
  const changes = [...watched.values()].map((check) => check());
  for (const change of changes) change?.();
}

function followSettings(method: 'addEventListener' | 'removeEventListener'): void {
  for (const query of queries) query[method]('change', checkBackgrounds);
  document[method]('transitionend', checkAfterTransition);
}

/** A class changes a color at once, but with a transition the computed color follows later. */
function checkAfterTransition({ target }: Event): void {
  if (target && observed.has(target)) checkBackgrounds();
}

function observeAround(host: Element): void {
  for (const element of flatAncestors(host)) {
    if (observed.has(element)) continue;
    observed.add(element);
    observer.observe(element, { attributes: true });
  }
}

/** The element and its ancestors in the flat tree, through slots and shadow boundaries. */
function flatAncestors(element: Element): Element[] {
  const parent = element.assignedSlot ?? element.parentElement ?? shadowHost(element);
  return parent ? [element, ...flatAncestors(parent)] : [element];
}

function colorsOf(host: Element): Colors {
  const style = getComputedStyle(host);
  const { color, colorScheme } = style;
  let behind = '';
  for (const element of flatAncestors(host)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    behind += backgroundColor + backgroundImage;
  }
  const valuesOf = (names: string[]) =>
    names.map((name) => style.getPropertyValue(`--dap-color-${name}`)).join('');
  const tokens = valuesOf(colorTokens);
  const theme = host.getAttribute('theme');
  const system = queries.map(({ matches }) => matches);
  return {
    // A light page without backgrounds and without color properties: the default colors have enough contrast.
    isPlain: !behind.replace(noBackground, '') && /^(normal|light)$/.test(colorScheme) && !tokens,
    key: [behind, color, colorScheme, theme, tokens, valuesOf(otherTokens), ...system].join(),
  };
}

import { choiceEvent, shadowHost } from './element-language.ts';

/** What a widget does after a change of the page around it. */
type Follower = {
  host: Element;
  /** The language or the direction may have changed. */
  onLanguage: () => void;
  /** Colors may have changed. Returns a function that updates the widget. */
  onColors: () => (() => void) | undefined;
  /** The visitor has acted on the page. */
  onAction: () => void;
};

/** All widgets share one observer and one check in a frame. */
const followers = new Set<Follower>();
let observed = new WeakSet<EventTarget>();
let observer: MutationObserver | undefined;
let isScheduled = false;

const onLanguage = () => followers.forEach((follower) => void follower.onLanguage());
const onAction = () => followers.forEach((follower) => void follower.onAction());

/** Follows the page, and checks the colors before the next frame. @returns stops it */
export function followPage(follower: Follower): () => void {
  observer ??= watchPage();
  followers.add(follower);
  flatAncestors(follower.host).forEach(observe);
  checkColors();
  // The browser ignores a listener that it already has.
  for (const type of ['scroll', 'pointermove', 'keydown'])
    addEventListener(type, onAction, { once: true, capture: true });
  return () => {
    followers.delete(follower);
    if (followers.size) return;
    observer?.disconnect();
    observed = new WeakSet();
  };
}

function watchPage(): MutationObserver {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', checkColors);
  document.addEventListener(choiceEvent, onLanguage);
  // A class changes a color at once, but with a transition the computed color follows later.
  document.addEventListener('transitionend', ({ target }) => {
    if (target && observed.has(target)) checkColors();
  });
  return new MutationObserver((records) => {
    if (records.some(({ attributeName }) => /^(lang|dir)$/.test(String(attributeName)))) onLanguage();
    checkColors();
  });
}

function checkColors(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    // A slot can have changed.
    for (const { host } of followers) flatAncestors(host).forEach(observe);
    // All styles are read before one is changed.
    const updates = [...followers].map((follower) => follower.onColors());
    for (const update of updates) update?.();
  });
}

function observe(element: Element): void {
  if (!observed.has(element)) observer?.observe(element, { attributes: true });
  observed.add(element);
}

/** The element and its ancestors in the flat tree, through slots and shadow boundaries. */
export function flatAncestors(element: Element): Element[] {
  const parent = element.assignedSlot ?? element.parentElement ?? shadowHost(element);
  return parent ? [element, ...flatAncestors(parent)] : [element];
}

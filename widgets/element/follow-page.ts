import { choiceEvent, shadowHost } from './element-language.ts';

/**
 * @param onChange called if the language, the direction or the content may have changed
 * @param onAction called at the first scroll, pointer and key event
 * @returns stops following
 */
export function followPage(host: Element, onChange: () => void, onAction: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const observer = new MutationObserver(() => {
    observe();
    onChange();
  });
  // `slot` decides which ancestors the element has.
  const attributeFilter = ['lang', 'dir', 'slot'];
  const observe = () => {
    const [, ...around] = flatAncestors(host);
    for (const one of around) observer.observe(one, { attributeFilter });
    observer.observe(host, { attributeFilter, childList: true, subtree: true });
  };
  observe();
  document.addEventListener(choiceEvent, onChange, { signal });
  for (const type of ['scroll', 'pointermove', 'keydown'])
    addEventListener(type, onAction, { once: true, capture: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => stop.abort();
}

/** The element and its ancestors in the flat tree, through slots and shadow boundaries. */
export function flatAncestors(element: Element): Element[] {
  const parent = element.assignedSlot ?? element.parentElement ?? shadowHost(element);
  return parent ? [element, ...flatAncestors(parent)] : [element];
}

import { choiceEvent, shadowHost } from './element-language.ts';

/**
 * @param onLanguage called if the language or the direction may have changed
 * @param onAction called at the first scroll, pointer and key event
 * @returns stops following
 */
export function followPage(host: Element, onLanguage: () => void, onAction: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const observer = new MutationObserver(() => {
    observe();
    onLanguage();
  });
  // `slot` decides which ancestors the element has.
  const observe = () => {
    for (const one of flatAncestors(host))
      observer.observe(one, { attributeFilter: ['lang', 'dir', 'slot'] });
  };
  observe();
  document.addEventListener(choiceEvent, onLanguage, { signal });
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

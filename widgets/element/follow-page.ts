import { choiceEvent, shadowHost } from './element-language.ts';

/**
 * @param onChange called if the language, the direction or the content may have changed
 * @param onAction called at the first scroll, pointer and key event
 * @returns stops following
 */
export function followPage(host: Element, onChange: () => void, onAction: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const observer = new MutationObserver(onChange);
  observer.observe(host, { childList: true, subtree: true });
  // Across shadow boundaries.
  for (let inner: Element | null = host; inner; inner = shadowHost(inner))
    observer.observe(inner.getRootNode(), { attributeFilter: ['lang', 'dir'], subtree: true });
  document.addEventListener(choiceEvent, onChange, { signal });
  for (const type of ['scroll', 'pointermove', 'keydown'])
    addEventListener(type, onAction, { once: true, capture: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => stop.abort();
}

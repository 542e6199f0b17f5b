import { listen } from '../ui/listen.ts';
import { choiceEvent, shadowHost } from './element-language.ts';

/**
 * @param onChange called if the language, the direction or the content may have changed
 * @param onAction called at the first scroll, pointer and key event
 * @returns stops following
 */
export function followPage(host: Element, onChange: () => void, onAction: () => void): () => void {
  const observer = new MutationObserver(onChange);
  // Lazy loaders change images later.
  const attributeFilter = ['src', 'srcset', 'alt', 'data-src', 'data-srcset'];
  observer.observe(host, { childList: true, subtree: true, attributeFilter });
  // Across shadow boundaries.
  for (let inner: Element | null = host; inner; inner = shadowHost(inner))
    observer.observe(inner.getRootNode(), { attributeFilter: ['lang', 'dir'], subtree: true });
  const actions = ['scroll', 'pointermove', 'keydown'];
  const stops = [
    listen(document, [choiceEvent], onChange),
    listen(window, actions, onAction, { once: true, capture: true }),
  ];
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

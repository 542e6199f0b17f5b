/** How far below or above the screen a widget starts to load: about one and a half phone screens. */
const margin = '600px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once, when an element comes near the screen. All elements share one observer.
 * @returns stops waiting
 */
export function nearViewport(element: Element, near: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: margin },
  );
  waiting.set(element, near);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** How far outside the viewport a widget starts to load: about one and a half phone screens. */
const rootMargin = '600px 0px';

/**
 * Calls `near` once, when an element nears the viewport.
 * @returns stops waiting
 */
export function nearViewport(element: Element, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    // `scrollMargin` is for pages that scroll inside an element.
    { rootMargin, scrollMargin: rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** How long something is on the screen before it counts as looked at: what a jump down the page passes does not. */
const moment = 150;
/** Half a screen below counts too, since that is where one is going. */
const rootMargin = '0px 0px 50%';

/**
 * Marks elements with `data-seen` as they are looked at. The style sheet shows the pictures of marked ones alone,
 * and what is not shown the browser does not fetch; its own `loading=lazy` begins two screens before.
 * @param onSeen is called with each
 * @returns stops marking
 */
export function markSeen(elements: Iterable<Element>, onSeen = () => {}): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const mark = (element: Element) => {
    observer.unobserve(element);
    element.toggleAttribute('data-seen', true);
    onSeen();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting) timers.set(target, setTimeout(mark, moment, target));
      }
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
  };
}

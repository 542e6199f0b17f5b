/**
 * Marks elements with `data-seen` as they are looked at. The style sheet shows the pictures of marked ones alone,
 * and what is not shown the browser does not fetch; its own `loading=lazy` begins two screens before.
 * @param onSeen is called with each
 * @param ahead how much of a screen below counts too, since that is where one is going
 * @returns stops watching; what is being looked at just then is still marked
 */
export function markSeen(
  elements: Iterable<HTMLElement>,
  onSeen: () => unknown = () => {},
  ahead = '50%',
): () => void {
  /** What moves by more than so many pixels in as many milliseconds is passed, not looked at. */
  const calm = 150;
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const look = (element: HTMLElement, before = Number.POSITIVE_INFINITY) => {
    const { top } = element.getBoundingClientRect();
    if (Math.abs(top - before) < calm) {
      observer.unobserve(element);
      element.dataset.seen = '';
      onSeen();
    } else timers.set(element, setTimeout(look, calm, element, top));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const target = entry.target as HTMLElement;
        clearTimeout(timers.get(target));
        if (entry.isIntersecting) look(target);
      }
    },
    { rootMargin: `0px 0px ${ahead}` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** How long something moves when nothing else says so, in milliseconds: opening, closing, a step. */
const standardDuration = 180;
/** Made once: asking for it anew each time costs a slow phone a millisecond. */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Moves an element from one look to another, unless the visitor wants no motion; resolves when it is there. */
export function glide(
  element: Element,
  from: Keyframe,
  to: Keyframe,
  duration = standardDuration,
): Promise<unknown> {
  if (reducedMotion.matches) return Promise.resolve();
  const { finished } = element.animate([from, to], { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  // Rejects when the element leaves the page meanwhile, which is an arrival too.
  return finished.catch(() => {});
}

/**
 * How a picture on the stage looks when it lies over its thumbnail: as small, and cut off where the thumbnail
 * shows only a part of it.
 */
export function over(box: Element, thumb: Element): Keyframe {
  const now = box.getBoundingClientRect();
  const small = thumb.getBoundingClientRect();
  const scale = Math.max(small.width / now.width, small.height / now.height);
  const x = small.left + small.width / 2 - (now.left + now.width / 2);
  const y = small.top + small.height / 2 - (now.top + now.height / 2);
  const [side, top] = [
    (1 - small.width / scale / now.width) * 50,
    (1 - small.height / scale / now.height) * 50,
  ];
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${top}% ${side}%)` };
}

/** Does what nobody sees yet when the frame is painted that shows what somebody waits for. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** In milliseconds. */
const duration = 180;
/** Created once: a new `matchMedia` object per animation costs a slow phone a millisecond. */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Animates an element; with reduced motion it resolves at once. */
export function animate(element: Element, from: Keyframe, to: Keyframe): Promise<unknown> {
  if (reducedMotion.matches) return Promise.resolve();
  const { finished } = element.animate([from, to], { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  // Rejects if the element is removed during the animation.
  return finished.catch(() => {});
}

/** The keyframe that places an image over its thumbnail: as small, and cropped where the thumbnail crops it. */
export function frameOver(image: Element, thumb: Element): Keyframe {
  const large = image.getBoundingClientRect();
  const small = thumb.getBoundingClientRect();
  const scale = Math.max(small.width / large.width, small.height / large.height);
  const x = small.left + small.width / 2 - (large.left + large.width / 2);
  const y = small.top + small.height / 2 - (large.top + large.height / 2);
  const side = (1 - small.width / scale / large.width) * 50;
  const top = (1 - small.height / scale / large.height) * 50;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${top}% ${side}%)` };
}

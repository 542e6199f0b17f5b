/**
 * Adds listeners to an object that the host page also listens to. Not with a signal: zone.js before 0.14.6 (Angular up to
 * 17.0) would remove the listeners of the page, too. Use a signal when pages no longer have it.
 * @returns removes them
 */
export function listen(
  target: EventTarget,
  types: string[],
  listener: (event: Event) => unknown,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target.addEventListener(type, listener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, options);
  };
}

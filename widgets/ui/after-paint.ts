/** Runs a function after the next frame has been painted, so that it does not delay what the visitor sees. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

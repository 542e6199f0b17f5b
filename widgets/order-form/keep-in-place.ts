import { flatAncestors } from '../element/follow-page.ts';

/** Changes what is above an element, which stays at its place on the screen. Safari has no scroll anchoring. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  // The scroll container can be a dialog of the host page.
  for (const box of flatAncestors(element)) {
    box.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    // The page behind the dialog stays.
    if (getComputedStyle(box).position === 'fixed') break;
  }
}

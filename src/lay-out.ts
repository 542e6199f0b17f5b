/** Resolves when the browser is idle: input, such as a key that is being typed, comes first. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/** Ends `content-visibility` below the first screen (`page.css`), so that anchors are in their final place. */
export function layOut(element = document.documentElement): void {
  element.dataset.unfolded = '';
}

/** The same section by section: all sections at once would block a slow processor. */
export async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.section, .footer')) {
    await idle();
    layOut(section);
  }
  layOut();
}

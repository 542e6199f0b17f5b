// Sections below the first screen are laid out when they are needed, or else when the browser is idle (`page.css`).

/** Resolves when the browser is idle, so that pending input is handled first. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/** Ends `content-visibility` of an element, by default of the page, so that anchors are in their final place. */
export function renderContent(element = document.documentElement): void {
  element.dataset.rendered = '';
}

/** The same section by section: all sections at once would block a slow processor. */
async function renderSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.section, .footer')) {
    await idle();
    renderContent(section);
  }
  renderContent();
}

if (location.hash) renderContent();
else addEventListener('load', renderSections);

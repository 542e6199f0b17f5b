// Sections below the first screen are laid out when they are needed, or else when the browser is idle (`page.css`).

import { idle } from '../widgets/element/hydrate-on-interaction.ts';

/** Ends `content-visibility` of an element, by default of the page, so that anchors are in their final place. */
export function renderContent(element = document.documentElement): void {
  element.dataset.rendered = '';
}

/** Loads the web font (`first-screen/home.css`), then renders section by section: all at once would block a slow processor. */
async function renderSections(): Promise<void> {
  if (document.dir === 'rtl') await document.fonts.load('1em "Site Arabic"', 'ا').catch(() => {});
  document.documentElement.dataset.loaded = '';
  for (const section of document.querySelectorAll<HTMLElement>('.section, .footer')) {
    await idle();
    renderContent(section);
  }
  renderContent();
}

if (location.hash) renderContent();
addEventListener('load', renderSections);

// Pages and languages are links between prerendered pages. The browser follows them.

import type { Language } from '../../widgets/i18n/languages.ts';
import { storeLanguage } from './visitor-language.ts';

/** Until this time a language loads without a message, milliseconds. */
const slowAfter = 700;

/** Shows a text of the header, or none. */
export function showStatus(text: 'loading' | 'failed' | undefined): void {
  const status = document.querySelector<HTMLElement>('.loading');
  if (status) status.textContent = (text && status.dataset[text]) ?? '';
}

/**
 * Stores the language and opens this page in it, at the section in view. It replaces this page, so that Back leads to
 * the previous one.
 */
export function openLanguage(language: Language): void {
  storeLanguage(language);
  const link = document.querySelector<HTMLAnchorElement>(`#languages [hreflang=${language}]`);
  if (!link) return;
  const url = new URL(link.href);
  url.search = location.search;
  url.hash = sectionInView();
  // In the same language, the browser only scrolls.
  if (url.pathname !== location.pathname) setTimeout(showStatus, slowAfter, 'loading');
  location.replace(url);
}

/** The id of the section in the middle of the viewport. Empty for the first one, where the page begins. */
function sectionInView(): string {
  const sections = [...document.querySelectorAll('main .section[id], #languages')];
  return sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 2)?.id ?? '';
}

/** Follows the links of the page. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    // The menu would stay open over the section that the link leads to.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    if (link.closest('#languages')) {
      event.preventDefault();
      openLanguage(link.hreflang as Language);
    }
  });
}

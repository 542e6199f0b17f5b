import { detectLanguage, type Language, languageKey } from '../widgets/i18n/languages.ts';
import { unlessBlocked } from '../widgets/ui/storage.ts';

/** The language of the current page for this visitor. Blocked cookies or storage count as empty. */
export function visitorLanguage(): Language {
  return detectLanguage({
    search: location.search,
    path: location.pathname,
    cookie: unlessBlocked(() => document.cookie),
    stored: unlessBlocked(() => localStorage.getItem(languageKey)),
    browser: navigator.languages ?? [],
    html: document.documentElement.lang,
  });
}

/** Stores the visitor's choice in the cookie for one year. Nothing is stored before a visitor chooses. */
export function storeLanguage(language: Language): void {
  const expires = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toUTCString();
  unlessBlocked(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${languageKey}=${language}; expires=${expires}; path=/; SameSite=Lax`;
  });
}

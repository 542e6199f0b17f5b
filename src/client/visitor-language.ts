import { detectLanguage, type Language, languageKey } from '../../widgets/i18n/languages.ts';
import { unlessThrows } from '../../widgets/lib/unless-throws.ts';

/** Stores the visitor's choice in the cookie for one year. Nothing is stored before a choice. */
export function storeLanguage(language: Language): void {
  unlessThrows(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${languageKey}=${language}; max-age=31536000; path=/; SameSite=Lax`;
  });
}

/** The language of the current page for this visitor. Blocked cookies or storage count as empty. */
export function visitorLanguage(): Language {
  return detectLanguage({
    search: location.search,
    path: location.pathname,
    cookie: unlessThrows(() => document.cookie),
    stored: unlessThrows(() => localStorage.getItem(languageKey)),
    browser: navigator.languages,
    html: document.documentElement.lang,
  });
}

import {
  detectLanguage,
  fallbackLanguage,
  type Language,
  languageKey,
  supportedLanguage,
} from '../../widgets/i18n/languages.ts';
import { unlessThrows } from '../../widgets/lib/unless-throws.ts';

/** Stores the visitor's choice in the cookie for one year, and in the tab for Back. Nothing is stored before a choice. */
export function storeLanguage(language: Language): void {
  unlessThrows(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${languageKey}=${language}; max-age=31536000; path=/; SameSite=Lax`;
  });
  unlessThrows(() => sessionStorage.setItem(languageKey, language));
}

/** A page that the visitor opens in another language ends the choice for the pages before it. */
export function endOtherChoice(language: Language): void {
  unlessThrows(() => {
    if (sessionStorage.getItem(languageKey) !== language) sessionStorage.removeItem(languageKey);
  });
}

/** The language of a page to which Back leads: the one that was chosen in this tab since, else its own. */
export function returnLanguage(pageLanguage: string): Language {
  const chosen = unlessThrows(() => sessionStorage.getItem(languageKey));
  return supportedLanguage(chosen) ?? supportedLanguage(pageLanguage) ?? fallbackLanguage;
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

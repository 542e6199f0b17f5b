import { languageKey } from '../../widgets/i18n/language-key.ts';
import {
  browserLanguages,
  detectLanguage,
  fallbackLanguage,
  type Language,
  languageIn,
  supportedLanguage,
} from '../../widgets/i18n/languages.ts';
import { unlessBlocked } from '../../widgets/ui/storage.ts';

/** Stores the visitor's choice in the cookie for one year. Nothing is stored before a visitor chooses. */
export function storeLanguage(language: Language): void {
  unlessBlocked(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${languageKey}=${language}; max-age=31536000; path=/; SameSite=Lax`;
  });
}

/** The language of a page to which Back leads: the chosen one, also if it was chosen on a later page. */
export function returnLanguage(pageLanguage: string): Language {
  const chosen = unlessBlocked(() => languageIn(document.cookie));
  return chosen ?? supportedLanguage(pageLanguage) ?? fallbackLanguage;
}

/** The language of the current page for this visitor. Blocked cookies or storage count as empty. */
export function visitorLanguage(): Language {
  return detectLanguage({
    search: location.search,
    path: location.pathname,
    cookie: unlessBlocked(() => document.cookie),
    stored: unlessBlocked(() => localStorage.getItem(languageKey)),
    browser: browserLanguages(),
    html: document.documentElement.lang,
  });
}

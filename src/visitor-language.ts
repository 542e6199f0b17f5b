import { languageKey } from '../widgets/i18n/language-key.ts';
import { browserLanguages, detectLanguage, type Language } from '../widgets/i18n/languages.ts';
import { unlessBlocked } from '../widgets/ui/storage.ts';

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

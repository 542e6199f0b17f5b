import { languageKey } from '../widgets/i18n/language-key.ts';
import type { Language } from '../widgets/i18n/languages.ts';
import { unlessBlocked } from '../widgets/ui/storage.ts';

/** Stores the visitor's choice in the cookie for one year. Nothing is stored before a visitor chooses. */
export function storeLanguage(language: Language): void {
  unlessBlocked(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = `${languageKey}=${language}; max-age=31536000; path=/; SameSite=Lax`;
  });
}

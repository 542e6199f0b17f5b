import type { i18n } from 'i18next';
import { createI18n } from '../widgets/language/i18n.ts';
import { fallbackLanguage, type Language, supportedLanguage } from '../widgets/language/languages.ts';
import { widgetTexts } from '../widgets/language/texts.ts';
import type englishTexts from './locales/en.json';

declare module '../widgets/language/i18n.ts' {
  interface Texts {
    site: typeof englishTexts;
  }
}

const siteTexts = import.meta.glob<object>('./locales/*.json', { import: 'default' });

/**
 * The site and its widgets in one language.
 * @throws when a language file cannot be fetched
 */
export async function siteI18n(language: Language): Promise<i18n> {
  const [widgets, cards, site] = await Promise.all([
    widgetTexts(language),
    widgetTexts(language, 'cards'),
    (siteTexts[`./locales/${language}.json`] as () => Promise<object>)(),
  ]);
  return createI18n(language, { widgets: { ...widgets, ...cards }, site });
}

/** The name of the cookie and of the value in local storage; the query has `lng`. */
const kept = 'dap_lng';

/**
 * The language a visitor of a bare route sees, by the same order as `detect-language.ts`: the first supported one of
 * query, cookie, local storage, browser and page. A test holds both equal to i18next-browser-languagedetector.
 */
export function detectLanguage(): Language {
  const query = new URLSearchParams(location.search).get('lng');
  const page = document.documentElement.lang;
  const tags = [query, quietly(cookie), quietly(stored), ...(navigator.languages ?? []), page];
  return tags.map(supportedLanguage).find(Boolean) ?? fallbackLanguage;
}

/** Remembers in the cookie alone what the visitor chose, for a year; nothing is kept before. */
export function keepLanguage(language: Language): void {
  const end = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toUTCString();
  quietly(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: no other way is known to every browser we serve
    document.cookie = `${kept}=${language}; expires=${end}; path=/; SameSite=Lax`;
    return undefined;
  });
}

const cookie = () => new RegExp(`(?:^|; )${kept}=([^;]*)`).exec(document.cookie)?.[1];
const stored = () => localStorage.getItem(kept);

/** Where the browser refuses storage there is nothing. */
function quietly(read: () => string | null | undefined): string | null | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

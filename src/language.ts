import type { i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
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

/**
 * How the language of the bare routes is found: the first supported one in this order. A choice is kept in the
 * cookie alone, for a year, and nothing is kept before the visitor has chosen.
 */
export const detection = {
  order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: 'dap_lng',
  lookupLocalStorage: 'dap_lng',
  caches: ['cookie'],
  cookieMinutes: 365 * 24 * 60,
  cookieOptions: { path: '/', sameSite: 'lax' as const },
  // Unknown languages become empty, so that the first *supported* one wins and not the first one named.
  convertDetectedLanguage: (tag: string) => supportedLanguage(tag) ?? '',
};

function detector(): LanguageDetector {
  const instance = new LanguageDetector();
  // Only `detect` reads this, to rank what it found.
  instance.init(
    { languageUtils: { getBestMatchFromCodes: (codes: string[]) => codes.find(Boolean) } },
    detection,
  );
  return instance;
}

/** The language a visitor of a bare route sees, by the same order as `detect-language.ts`. */
export function detectLanguage(): Language {
  const found = detector().detect();
  return supportedLanguage((Array.isArray(found) ? found : [found]).find(Boolean)) ?? fallbackLanguage;
}

/** Remembers what the visitor chose, for a year. */
export function keepLanguage(language: Language): void {
  detector().cacheUserLanguage(language);
}

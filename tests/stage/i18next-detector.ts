import LanguageDetector from 'i18next-browser-languagedetector';
import { fallbackLanguage, type Language, supportedLanguage } from '../../widgets/language/languages.ts';

/**
 * How the language of the bare routes is found: the first supported one in this order. A choice is kept in the
 * cookie alone, for a year, and nothing is kept before the visitor has chosen.
 */
const detection = {
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

/** What i18next's own detector says of a visit. */
export function detectedByI18next(): Language {
  const found = detector().detect();
  return supportedLanguage((Array.isArray(found) ? found : [found]).find(Boolean)) ?? fallbackLanguage;
}

import LanguageDetector from 'i18next-browser-languagedetector';
import { fallbackLanguage, type Language, supportedLanguage } from '../../widgets/i18n/languages.ts';

/** The detection order of the contract, as options of i18next-browser-languagedetector. */
const detection = {
  order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: 'dap_lng',
  lookupLocalStorage: 'dap_lng',
  caches: ['cookie'],
  // Unsupported languages become empty, so that the first supported one is selected.
  convertDetectedLanguage: (tag: string) => supportedLanguage(tag) ?? '',
};

/** The language that i18next-browser-languagedetector finds for the current document. */
export function detectedByI18next(): Language {
  const detector = new LanguageDetector();
  // `detect` uses this function to select one of the languages that it found.
  detector.init(
    { languageUtils: { getBestMatchFromCodes: (codes: string[]) => codes.find(Boolean) } },
    detection,
  );
  const found = detector.detect();
  return supportedLanguage((Array.isArray(found) ? found : [found]).find(Boolean)) ?? fallbackLanguage;
}

import { createInstance, type i18n } from 'i18next';
import type englishTexts from '../locales/en.json';
import type { Language } from './languages.ts';

/** The texts by namespace, so that a misspelled key does not compile. The site adds its own in `src/build/pages/site-i18n.ts`. */
export interface Texts {
  widgets: typeof englishTexts;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'widgets';
    keySeparator: false;
    resources: Texts;
  }
}

/**
 * Creates an i18next instance for one language. To switch the language, use another instance: so widgets on one page
 * can have different languages, and nothing is loaded while rendering.
 * @param texts by namespace
 */
export function createI18n(language: Language, texts: Record<string, object>): i18n {
  const instance = createInstance();
  instance.init({
    lng: language,
    // A missing plural form must not appear in another language.
    fallbackLng: language,
    load: 'languageOnly',
    resources: { [language]: texts } as never,
    defaultNS: 'widgets',
    keySeparator: false,
    // React escapes what it renders; escaping twice would show `&lt;`.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** The language of an instance of `createI18n`. */
export function activeLanguage(i18n: i18n): Language {
  return i18n.language as Language;
}

/** Separators of thousands. */
const separators: Record<Language, string> = { ar: ',', en: ',', fa: '٬', fr: '\u202F', ja: ',' };

/** Formats a number for running text: 500, ۵۰۰, 1,000. The first use of `Intl` takes 70 ms on a slow phone. */
export function formatNumber(value: number | bigint, language: string): string {
  if (!Number.isInteger(Number(value))) return new Intl.NumberFormat(localeOf(language)).format(value);
  const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, separators[language as Language]);
  return language === 'fa' ? grouped.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))) : grouped;
}

/** Formats a year, which has no thousands separator: 2027, ۲۰۲۷. */
export function formatYear(year: number, language: string): string {
  if (language !== 'fa') return String(year);
  return new Intl.NumberFormat(language, { useGrouping: false }).format(year);
}

/** Formats a share as a percentage: 18%, ۱۸٪, 18 %. */
export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(share);
}

/** The locale for `Intl`. Persian has its own digits. With `ar`, some browsers write Western digits and others Arabic ones. */
export function localeOf(language: string): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

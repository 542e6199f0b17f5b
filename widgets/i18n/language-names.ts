import type { Language } from './languages.ts';

/** The native names of the languages. The first scripts of a page do not need them. */
export const languageNames: Record<Language, string> = {
  ar: 'العربية',
  en: 'English',
  fa: 'فارسی',
  fr: 'Français',
  ja: '日本語',
};

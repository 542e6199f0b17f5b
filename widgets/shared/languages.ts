/** The five languages by code (BCP 47); the order is that of every menu. */
export const languageCodes = ['ar', 'en', 'fa', 'fr', 'ja'] as const;

export type Language = (typeof languageCodes)[number];

/** Arabic speaks when nothing else is known (specification, section 3). */
export const fallbackLanguage: Language = 'ar';

/** Each language under its own name, and its direction. */
export const languages: Record<Language, { name: string; direction: 'ltr' | 'rtl' }> = {
  ar: { name: 'العربية', direction: 'rtl' },
  en: { name: 'English', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
};

/** The language of a tag such as `fr-CA`, or undefined when it is none of the five. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languageCodes.find((language) => language === code);
}

/** The five languages, each under its own name; the order is that of every menu. */
export const languages = {
  ar: { name: 'العربية', direction: 'rtl' },
  en: { name: 'English', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
} as const;

export type Language = keyof typeof languages;

/** Arabic speaks when nothing else is known (specification, section 3). */
export const fallbackLanguage: Language = 'ar';

/** The language of a tag such as `fr-CA` (BCP 47), or undefined when it is none of the five. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return code && Object.hasOwn(languages, code) ? (code as Language) : undefined;
}

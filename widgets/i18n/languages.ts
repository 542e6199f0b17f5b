/** The languages by code (BCP 47), each under its own name and with its direction, in the order of every menu. */
export const languages = {
  ar: { name: 'العربية', direction: 'rtl' },
  en: { name: 'English', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
} as const;

export type Languages = typeof languages;
export type Language = keyof Languages;

export const languageCodes = Object.keys(languages) as Language[];

/** Arabic speaks when nothing else is known. */
export const fallbackLanguage: Language = 'ar';

/** The language of a tag such as `fr-CA`, or undefined when it is none of ours. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languageCodes.find((language) => language === code);
}

/** What the company says of itself in our languages: Arabic and English always, the others when they are there. */
export type Translated<Value> = { ar: Value; en: Value } & Partial<Record<Language, Value>>;

/** Until a text is written in a language, the English one stands there, and the build names it. */
export function inLanguage<Value>(values: Translated<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

/** The supported languages by code (BCP 47): native name and text direction, in the order of the menus. */
export const languages = {
  ar: { name: 'العربية', direction: 'rtl' },
  en: { name: 'English', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** Used if no other language is known. */
export const fallbackLanguage: Language = 'ar';

/** The supported language of a tag such as `fr-CA`; undefined if there is none. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languageCodes.find((language) => language === code);
}

/** A value in several languages. Arabic and English are required. */
export type Translated<Value> = { ar: Value; en: Value } & Partial<Record<Language, Value>>;

/** The value in a language, else the English one. The build lists missing translations. */
export function inLanguage<Value>(values: Translated<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

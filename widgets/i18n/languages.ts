/** The languages (BCP 47) in the order of every menu. The script in the head of every page has only this list. */
export const languageCodes = ['ar', 'en', 'fa', 'fr', 'ja'] as const;
export type Language = (typeof languageCodes)[number];

/** Each language under its own name and with its direction. */
export const languages = {
  ar: { name: 'العربية', direction: 'rtl' },
  en: { name: 'English', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fr: { name: 'Français', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
} as const satisfies Record<Language, { name: string; direction: 'ltr' | 'rtl' }>;

export type Languages = typeof languages;

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

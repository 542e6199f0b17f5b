/** The five languages by code (BCP 47); the order is that of every menu. */
export const languageCodes = ['ar', 'en', 'fa', 'fr', 'ja'] as const;

export type Language = (typeof languageCodes)[number];

/** Arabic speaks when nothing else is known: most buyers read it. */
export const fallbackLanguage: Language = 'ar';

/** The language of a tag such as `fr-CA`, or undefined when it is none of the five. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languageCodes.find((language) => language === code);
}

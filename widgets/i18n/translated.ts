import type { Language } from './languages.ts';

/** What the company says of itself in our languages: Arabic and English always, the others when they are there. */
export type Translated<Value> = { ar: Value; en: Value } & Partial<Record<Language, Value>>;

/** Until a text is written in a language, the English one stands there, and the build names it. */
export function inLanguage<Value>(values: Translated<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

import type englishTexts from '../locales/en.json';
import type { Language } from './languages.ts';

/** Keys without their plural ending: languages differ in how many plural forms they have. */
type Singular<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** What every language file must hold: each key of the English one, and of a plural at least `_other`. */
export type Complete<English> = {
  [Key in keyof English as Key extends Singular<Key> ? Key : `${Singular<Key> & string}_other`]: string;
};

/** Loads the wording of the widgets, one file a language; a file that lacks a text does not compile. */
export const widgetTexts: Record<Language, () => Promise<{ default: Complete<typeof englishTexts> }>> = {
  ar: () => import('../locales/ar.json'),
  en: () => import('../locales/en.json'),
  fa: () => import('../locales/fa.json'),
  fr: () => import('../locales/fr.json'),
  ja: () => import('../locales/ja.json'),
};

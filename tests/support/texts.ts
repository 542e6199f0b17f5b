import { type Language, languageCodes } from '../../widgets/i18n/languages.ts';
import type englishTexts from '../../widgets/locales/en.json';

const files = import.meta.glob<object>(['../../widgets/locales/*.json', '../../src/locales/*.json'], {
  eager: true,
  import: 'default',
});

/** All texts of a folder in a language. */
export function textsOf(folder: 'widgets' | 'src', language: Language): Record<string, string> {
  return files[`../../${folder}/locales/${language}.json`] as Record<string, string>;
}

/** The texts of the widgets by language. */
export const textsByLanguage = Object.fromEntries(
  languageCodes.map((code) => [code, textsOf('widgets', code)]),
) as Record<Language, typeof englishTexts>;

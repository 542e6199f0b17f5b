import { spoken } from '#company/profile.ts';
import type { Language } from '../widgets/i18n/languages.ts';

/** The languages that the company answers in, in the language of the page. Browsers and Node can name them differently. */
export function spokenLanguages(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const list = spoken.map((code) => names.of(code) ?? code);
  // Between nouns of one kind Japanese uses a middle dot; `Intl` has a comma.
  return language === 'ja' ? list.join('・') : new Intl.ListFormat(language).format(list);
}

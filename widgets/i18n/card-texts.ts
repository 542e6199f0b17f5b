import type { Language } from './languages.ts';

const files = import.meta.glob<object>('./*.cards.json', { base: '../locales', import: 'default' });

/** Loads the texts of gallery and cards. @throws if the file cannot be fetched */
export async function cardTexts(language: Language): Promise<object> {
  return (files[`./${language}.cards.json`] as () => Promise<object>)();
}

import type { Language } from './languages.ts';

const files = import.meta.glob<object>('./*.json', { base: '../locales', import: 'default' });

/** Loads the texts of the widgets. @throws if the file cannot be fetched */
export async function widgetTexts(language: Language): Promise<object> {
  return (files[`./${language}.json`] as () => Promise<object>)();
}

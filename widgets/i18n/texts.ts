import type { Language } from './languages.ts';

const files = import.meta.glob<object>('./??.json', { base: '../locales', import: 'default' });

/**
 * Loads the texts of the widgets. Gallery and cards have further files; each is imported where it is needed, so that a
 * pinned file contains no others.
 * @throws if the file cannot be fetched
 */
export async function widgetTexts(language: Language): Promise<object> {
  return (files[`./${language}.json`] as () => Promise<object>)();
}

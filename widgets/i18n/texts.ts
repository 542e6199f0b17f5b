import type { Language } from './languages.ts';

const files = import.meta.glob<object>('./??.json', { base: '../locales', import: 'default' });

/**
 * Loads the texts of the widgets that every page with a widget needs. Gallery and cards, and the order form after the
 * first input, have further files; each is imported where it is needed, so that a pinned file contains no others.
 * @throws if the file cannot be fetched
 */
export async function widgetTexts(language: Language): Promise<object> {
  return (files[`./${language}.json`] as () => Promise<object>)();
}

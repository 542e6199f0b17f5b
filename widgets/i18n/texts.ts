import type { Language } from './languages.ts';

// In `/embed.js`, the build replaces these imports by calls of `importFile`.
const files = import.meta.glob<object>('./*.json', { base: '../locales', import: 'default' });

/** Loads the texts of the widgets. @throws if the file cannot be fetched */
export async function widgetTexts(language: Language): Promise<object> {
  return (files[`./${language}.json`] as () => Promise<object>)();
}

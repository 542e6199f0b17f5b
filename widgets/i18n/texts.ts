import type { Language } from './languages.ts';

const files = import.meta.glob<object>('./*.json', { base: '../locales', import: 'default' });

/** Loads the texts of the widgets. @throws if a file cannot be fetched */
export async function widgetTexts(language: Language): Promise<object> {
  const names = [`./${language}.json`, `./${language}.cards.json`];
  const [texts, cards] = await Promise.all(names.map((name) => files[name]?.()));
  return { ...texts, ...cards };
}

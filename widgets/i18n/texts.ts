import type { Language } from './languages.ts';

/** A further text file of each language, `ar.cards.json`: the texts of gallery and cards, or those after the first input. */
export type TextPart = 'cards' | 'order';

const files = import.meta.glob<object>('./*.json', { base: '../locales', import: 'default' });

/** Loads a text file of the widgets. @throws if the file cannot be fetched */
export async function widgetTexts(language: Language, part?: TextPart): Promise<object> {
  const name = part ? `${language}.${part}` : language;
  return (files[`./${name}.json`] as () => Promise<object>)();
}

import type { Language } from './languages.ts';

/** Wording that not every page needs, in a file of its own beside that of each language: `ar.cards.json`. */
export type MoreTexts = 'cards';

// Not those of `order-texts.tsx`, which no element fetches.
const files = import.meta.glob<object>(['./*.json', '!./*.order.json'], {
  base: '../locales',
  import: 'default',
});

/** Fetches wording of the widgets, a file a language and part; a test compares what the files hold. */
export function widgetTexts(language: Language, more?: MoreTexts): Promise<object> {
  const name = more ? `${language}.${more}` : language;
  return (files[`./${name}.json`] as () => Promise<object>)();
}

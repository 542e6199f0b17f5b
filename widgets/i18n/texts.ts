import type { Language } from './languages.ts';

/** A further text file of each language that not every page needs: `ar.cards.json`. */
export type MoreTexts = 'cards';

// Without the `order` texts, which `order-form-lazy.tsx` loads.
const files = import.meta.glob<{ default: object }>(['./*.json', '!./*.order.json'], { base: '../locales' });

/** Loads a text file of the widgets. */
export async function widgetTexts(language: Language, more?: MoreTexts): Promise<object> {
  const name = more ? `${language}.${more}` : language;
  return (await (files[`./${name}.json`] as () => Promise<{ default: object }>)()).default;
}

import type { Language } from './languages.ts';

/** Wording that not every page needs, in a file of its own beside that of each language: `ar.cards.json`. */
export type MoreTexts = 'cards';

// Without the `order` texts, which `order-form-lazy.tsx` loads.
const files = import.meta.glob<{ default: object }>(['./*.json', '!./*.order.json'], { base: '../locales' });

/** Fetches wording of the widgets, a file a language and part; a test compares what the files hold. */
export async function widgetTexts(language: Language, more?: MoreTexts): Promise<object> {
  const name = more ? `${language}.${more}` : language;
  return (await (files[`./${name}.json`] as () => Promise<{ default: object }>)()).default;
}

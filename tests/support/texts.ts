import type { Language } from '../../widgets/i18n/languages.ts';
import type englishCards from '../../widgets/locales/en.cards.json';
import type englishTexts from '../../widgets/locales/en.json';
import type englishOrder from '../../widgets/locales/en.order.json';

type Texts = typeof englishTexts & typeof englishCards & typeof englishOrder;

const files = import.meta.glob<object>('../../widgets/locales/*.json', { eager: true, import: 'default' });

/** The texts of the widgets by language. */
export const widgetTexts = {} as Record<Language, Texts>;
for (const [path, texts] of Object.entries(files)) {
  const language = /(\w+)\.(\w+\.)?json$/.exec(path)?.[1] as Language;
  widgetTexts[language] = { ...widgetTexts[language], ...texts } as Texts;
}

import type { i18n } from 'i18next';
import { createI18n } from '../../../widgets/i18n/i18n.ts';
import type { Language } from '../../../widgets/i18n/languages.ts';
import { widgetTexts } from '../../../widgets/i18n/texts.ts';
import type englishTexts from '../../locales/en.json';

declare module '../../../widgets/i18n/i18n.ts' {
  interface Texts {
    site: typeof englishTexts;
  }
}

const siteTexts = import.meta.glob<object>('../../locales/*.json', { import: 'default' });

/** The texts of the site and its widgets. @throws when a language file cannot be fetched */
export async function siteI18n(language: Language): Promise<i18n> {
  const [widgets, site] = await Promise.all([
    widgetTexts(language),
    (siteTexts[`../../locales/${language}.json`] as () => Promise<object>)(),
  ]);
  return createI18n(language, { widgets, site });
}

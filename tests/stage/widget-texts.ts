import { readFileSync } from 'node:fs';
import { companyFolder, ownWords } from '../../src/publish/company-folder.ts';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import type englishCards from '../../widgets/locales/en.cards.json';
import type english from '../../widgets/locales/en.json';
import type englishOrder from '../../widgets/locales/en.order.json';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../widgets/locales/${name}.json`, import.meta.url), 'utf8'));

/** The wording of the widgets as it stands in their files, or in the company's own. */
export const widgetTexts = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    { ...read(code), ...read(`${code}.cards`), ...read(`${code}.order`), ...ownWords(companyFolder(), code) },
  ]),
) as Record<Language, typeof english & typeof englishCards & typeof englishOrder>;

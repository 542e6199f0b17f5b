import { readFileSync } from 'node:fs';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import type english from '../../widgets/locales/en.json';

/** The wording of the widgets as it stands in their files. */
export const widgetTexts = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    JSON.parse(readFileSync(new URL(`../../widgets/locales/${code}.json`, import.meta.url), 'utf8')),
  ]),
) as Record<Language, typeof english>;

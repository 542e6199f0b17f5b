import { join } from 'node:path';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { readJson, root } from '../files.ts';
import { html } from './schema.ts';

type Texts = Record<string, unknown>;

const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|[{}]/g))].sort();

/** One message for each error in the locale files: each language has the keys and placeholders of the English files. */
export function textErrors(project = root): string[] {
  const errors = ['widgets/locales', 'src/locales'].flatMap((folder) =>
    languageCodes.flatMap((code) => {
      const file = `${folder}/${code}.json`;
      try {
        const english = readJson(join(project, folder, 'en.json'));
        return fileErrors(code, readJson(join(project, file)), english).map((error) => `${file}: ${error}`);
      } catch (error) {
        return Object(error).message as string;
      }
    }),
  );
  // An error in the English file is found once for each language.
  return [...new Set(errors)];
}

function fileErrors(code: string, texts: Texts, english: Texts): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : key,
  );
  const unknown = Object.keys(texts).filter((key) => !keys.includes(key));
  return [
    ...unknown.map((key) => `Unknown key ${key}. Check its spelling or remove it.`),
    ...[...new Set(keys)].flatMap((key) => {
      const expected = english[key.replace(plural, '_other')] ?? english[key];
      return textError(key, texts[key], String(expected)) ?? [];
    }),
  ];
}

function textError(key: string, text: unknown, english: string): string | undefined {
  if (text === undefined) return `${key} is missing. Translate “${english}”.`;
  if (typeof text !== 'string' || !text.trim()) return `${key} is empty. Write a text in quotes.`;
  if (html.test(text)) return `${key} contains HTML, which would be shown as text. Remove it.`;
  const [expected, found] = [placeholders(english), placeholders(text)];
  // The number may be a word: one ton, two tons.
  const mayMiss = /_(zero|one|two)$/.test(key) ? 1 : 0;
  const missing = expected.filter((name) => !found.includes(name));
  if (found.length + missing.length === expected.length && missing.length <= mayMiss) return undefined;
  return `${key} has the placeholders ${found.join(' ') || '(none)'}. Expected ${expected.join(' ') || '(none)'} as in en.json.`;
}

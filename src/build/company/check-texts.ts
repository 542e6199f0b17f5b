import { join } from 'node:path';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath, root } from '../files.ts';
import { readText, syntaxError } from './load-company.ts';
import { html } from './schema.ts';

type Texts = Record<string, unknown>;

const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: unknown) => [...new Set(String(text).match(/\{\{\w+\}\}|[{}]/g))].sort();

/** One message for each error in the locale files: each language has the keys and placeholders of the English files. */
export function textErrors(project = root): string[] {
  return ['widgets/locales', 'src/locales'].flatMap((folder) =>
    languageCodes.flatMap((code) => {
      const file = join(project, folder, `${code}.json`);
      try {
        const errors = fileErrors(code, textsIn(file), textsIn(join(project, folder, 'en.json')));
        return errors.map((error) => `${displayPath(file)}: ${error}`);
      } catch (error) {
        return Object(error).message as string;
      }
    }),
  );
}

/** @throws Error if the file cannot be read */
function textsIn(file: string): Texts {
  const source = readText(file);
  try {
    return JSON.parse(source);
  } catch {
    // The parser of JavaScript gives the line. It also accepts single quotes and a comma after the last entry.
    const error = syntaxError(file, source, 'json');
    throw new Error(
      error ?? `${displayPath(file)} is not valid JSON. Use double quotes and no comma after the last entry.`,
    );
  }
}

function fileErrors(code: string, texts: Texts, english: Texts): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : key,
  );
  const unknown = Object.keys(texts).filter((key) => !keys.includes(key));
  return [
    ...unknown.map((key) => `Unknown key ${key}. Check its spelling or remove it.`),
    ...new Set(
      keys.flatMap(
        (key) => textError(key, texts[key], english[key.replace(plural, '_other')] ?? english[key]) ?? [],
      ),
    ),
  ];
}

function textError(key: string, text: unknown, english: unknown): string | undefined {
  if (text === undefined) return `${key} is missing. Translate “${english}”.`;
  if (typeof text !== 'string' || !text.trim()) return `${key} is empty. Write a text in quotes.`;
  if (html.test(text)) return `${key} contains HTML, which would be shown as text. Remove it.`;
  const [expected, found] = [placeholders(english), placeholders(text)];
  // The number may be a word: one ton, two tons.
  const mayMissOne = /_(zero|one|two)$/.test(key);
  const missing = expected.filter((name) => !found.includes(name));
  if (found.length + missing.length === expected.length && missing.length <= Number(mayMissOne))
    return undefined;
  return `${key} has the placeholders ${found.join(' ') || '(none)'}. Expected ${expected.join(' ') || '(none)'}.`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath, root } from '../files.ts';
import { schemaErrors } from './check-company.ts';
import { syntaxError } from './load-company.ts';
import { html } from './schema.ts';

type Texts = Record<string, string>;

/**
 * One message for each error in the locale files and in a company's own texts (`words/ar.json`), with the file and the
 * key. The English locale files define which files and keys exist. A company replaces only some texts.
 * @param company folder of the company
 * @param project folder of the project
 */
export function textErrors(company: string, project = root): string[] {
  const errors: string[] = [];
  const schemas: Record<string, z.ZodRawShape> = {};
  for (const folder of ['widgets/locales', 'src/locales'].map((name) => join(project, name))) {
    const names = readdirSync(folder);
    const ends = names.filter((name) => name.startsWith('en.')).map((name) => name.slice(2));
    const expected = languageCodes.flatMap((code) => ends.map((end) => code + end));
    for (const name of names.filter((name) => !expected.includes(name)))
      errors.push(
        `${displayPath(join(folder, name))} belongs to no language of languages.ts or has no English file. Add it there, or remove this file.`,
      );
    for (const end of ends) {
      const english = textsIn(join(folder, `en${end}`));
      if (typeof english === 'string') return [english];
      for (const code of languageCodes) {
        const shape = textSchemas(english, code);
        schemas[code] = { ...schemas[code], ...shape };
        errors.push(...fileErrors(join(folder, code + end), z.strictObject(shape)));
      }
    }
  }
  const words = join(company, 'words');
  const own = existsSync(words) ? readdirSync(words) : [];
  const ownErrors = own.flatMap((name) =>
    fileErrors(join(words, name), z.strictObject(schemas[basename(name, '.json')] ?? {}).partial()),
  );
  return [...errors, ...ownErrors];
}

function fileErrors(file: string, schema: z.ZodType): string[] {
  const texts = textsIn(file);
  if (typeof texts === 'string') return [texts];
  const name = basename(file);
  return schemaErrors(dirname(file), { [name]: texts }, z.object({ [name]: schema }));
}

/** The texts of a file, or a message if it cannot be read. */
function textsIn(file: string): Texts | string {
  const name = displayPath(file);
  if (!existsSync(file)) return `${name} is missing. Copy the English file and translate it.`;
  const source = readFileSync(file, 'utf8');
  try {
    const texts: unknown = JSON.parse(source);
    const isObject = Object.prototype.toString.call(texts) === '[object Object]';
    return isObject ? (texts as Texts) : `${name} has no texts. Write { "key": "text" }.`;
  } catch {
    // The parser of JavaScript gives the line. It also accepts single quotes and a comma after the last entry.
    return (
      syntaxError(file, `(${source})`) ??
      `${name} is not valid JSON. Use double quotes, no last comma, and UTF-8 without BOM.`
    );
  }
}

const plural = /_(zero|one|two|few|many|other)$/;

/** The schema of each text of a language, with the plural forms of this language. */
function textSchemas(english: Texts, code: Language): z.ZodRawShape {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const entries = Object.entries(english).flatMap(([key, text]) => {
    const keys = plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : [key];
    return keys.map((own) => [own, textSchema(own, english[key.replace(plural, '_other')] ?? text)] as const);
  });
  return Object.fromEntries(entries);
}

/** Single braces are no placeholders, but they count as a difference. */
const placeholders = (text: string): string[] =>
  String(text)
    .match(/\{\{\w+\}\}|[{}]/g)
    ?.sort() ?? [];

function textSchema(key: string, english: string) {
  const expected = placeholders(english);
  const fix = expected.length
    ? `write ${expected.join(' and ')} exactly once`
    : 'remove the braces, because the text has no placeholders';
  // Such a text may contain the number as a word instead of its placeholder: one ton, two tons.
  const numberAsWord = /_(zero|one|two)$/.test(key);
  return z
    .string({
      error: ({ input }) => (input === undefined ? `translate “${english}”` : 'write a text in quotes'),
    })
    .regex(/\S/, { error: 'write the text', abort: true })
    .refine((text) => !html.test(text), 'remove the HTML, which would be shown as text')
    .refine((text) => {
      const found = placeholders(text);
      const missing = expected.filter((name) => !found.includes(name));
      const isComplete = missing.length === 0 || (numberAsWord && missing.length === 1);
      return isComplete && found.length + missing.length === expected.length;
    }, fix);
}

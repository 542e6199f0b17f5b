import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { z } from 'zod';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath, projectCompany, root } from '../files.ts';
import { filesOf } from './image-files.ts';
import { type Company, syntaxError } from './load-company.ts';
import { companySchema, html } from './schema.ts';

/** One message for each invalid field of a company's files: the file, the field, the value and the fix. */
export function companyErrors({ folder, values, errors }: Company): string[] {
  return errors.length ? errors : sentences(folder, values, companySchema);
}

function sentences(folder: string, values: Record<string, unknown>, schema: z.ZodType): string[] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const [file = '', ...path] = issue.path.map(String);
    const where = displayPath(join(folder, file));
    const valueAt = (keys: string[]) =>
      keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), values[file]);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const keys = [...path, key];
        return `${where}: Unknown field ${keys.join('.')} with the value ${asWritten(valueAt(keys))}. Check its spelling or remove it.`;
      });
    const field = path.join('.');
    const fix = `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`;
    const value = valueAt(path);
    if (value === undefined) return `${where}: ${field} is missing. ${fix}`;
    return `${where}: Invalid value ${asWritten(value)}${field && ` for ${field}`}. ${fix}`;
  });
}

/** A value as it is written in the file, shortened if it is long. */
function asWritten(value: unknown): string {
  // JSON has no BigInt and no functions.
  const replacer = (_: string, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner);
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value, replacer) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The values without a text in every language, for example `names.ts: companyName has no text in fr`. */
export function untranslated(values: object, path = ''): string[] {
  if ('ar' in values && 'en' in values) {
    const missing = languageCodes.filter((code) => !(code in values));
    return missing.length ? [`${path} has no text in ${missing.join(', ')}`] : [];
  }
  return Object.entries(values).flatMap(([key, value]) => {
    // Optional: the name is used instead.
    if (key === 'shortName') return [];
    const name = path.endsWith('.ts') ? `${path}: ${key}` : [path, key].filter(Boolean).join('.');
    return typeof value === 'object' && value ? untranslated(value, name) : [];
  });
}

/** A published image: the company's own, or that of the project. */
export function imageFile(folder: string, name: string): string | undefined {
  const places = [join(folder, 'public/pictures'), join(root, 'src/public/pictures')];
  return places.map((place) => join(place, name)).find((file) => existsSync(file));
}

export function imageErrors({ folder, values }: Company): string[] {
  const { gallery } = values['images.ts'];
  const originals = folder === projectCompany ? 'src/images' : `${displayPath(folder)}/images`;
  // Images on a CDN are not checked.
  const named = gallery.host ? [] : gallery.images;
  return named.flatMap(({ name }, at) => {
    const missing = filesOf(name).find((file) => !imageFile(folder, file));
    if (!missing) return [];
    return `${displayPath(folder)}/images.ts: Invalid value '${name}' for gallery.images.${at}.name. The file ${missing} does not exist. Copy the image into ${originals} and run \`npm run images\`.`;
  });
}

type Texts = Record<string, string>;

const plural = /^(.+)_(zero|one|two|few|many|other)$/;
/** Plural forms that may contain the number as a word: one ton, two tons. */
const numberAsWord = /_(zero|one|two)$/;
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

/**
 * One message for each error in the locale files, with the file and the key. The English files define the keys.
 * @param company the folder of a company, which may replace texts (`words/ar.json`)
 */
export function localeErrors(company: string, at = root): string[] {
  const errors: string[] = [];
  const schemas: Record<string, z.ZodRawShape> = {};
  const folders = ['widgets/locales', 'src/locales'].map((folder) => join(at, folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const file of files.filter((name) => basename(name).startsWith('en.'))) {
    const english = parsed(file);
    if (typeof english === 'string') return [english];
    for (const code of languageCodes) {
      const schema = textSchemas(english, code);
      schemas[code] = { ...schemas[code], ...schema };
      const translation = join(dirname(file), code + basename(file).slice(2));
      errors.push(...textErrors(translation, z.strictObject(schema)));
    }
  }
  const words = join(company, 'words');
  const own = existsSync(words) ? readdirSync(words).map((name) => join(words, name)) : [];
  const ownErrors = own.map((file) =>
    textErrors(file, z.strictObject(schemas[parse(file).name] ?? {}).partial()),
  );
  return [...errors, ...ownErrors.flat()];
}

function textErrors(file: string, schema: z.ZodType): string[] {
  const texts = parsed(file);
  if (typeof texts === 'string') return [texts];
  const name = basename(file);
  return sentences(dirname(file), { [name]: texts }, z.object({ [name]: schema }));
}

/** The schema of each text of a language, with the plural forms of the language. */
function textSchemas(english: Texts, code: Language): z.ZodRawShape {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const schemas = Object.keys(english).flatMap((key) => {
    const [, stem] = plural.exec(key) ?? [];
    const keys = stem ? forms.map((form) => `${stem}_${form}`) : [key];
    return keys.map((own) => [own, textSchema(own, String(english[`${stem}_other`] ?? english[key]))]);
  });
  return Object.fromEntries(schemas);
}

function textSchema(key: string, english: string) {
  const expected = placeholders(english);
  const fix = expected.length
    ? `write ${expected.join(' and ')} exactly once`
    : 'remove the braces, because the text has no placeholders';
  return z
    .string(`add a translation of "${english}"`)
    .regex(/\S/, { error: 'write the text', abort: true })
    .refine((text) => !html.test(text), 'remove the HTML, which would be shown as text')
    .refine((text) => {
      const found = placeholders(text);
      const isComplete = (numberAsWord.test(key) && !found.length) || found.join() === expected.join();
      return isComplete && text.split(/[{}]/).length === found.length * 4 + 1;
    }, fix);
}

/** The texts of a file, or a message if it cannot be read. */
function parsed(file: string): Texts | string {
  const name = displayPath(file);
  if (!existsSync(file)) return `${name} is missing. Copy the English file and translate it.`;
  const source = readFileSync(file, 'utf8');
  if (source.startsWith('\uFEFF'))
    return `${name} starts with an invisible byte order mark. Save it as UTF-8 without BOM.`;
  try {
    const texts: Texts = JSON.parse(source);
    const isList = Object.prototype.toString.call(texts) === '[object Object]';
    return isList ? texts : `${name} is not a list of texts. Write { "key": "text" }.`;
  } catch {
    // The parser of JavaScript also accepts single quotes and a comma after the last entry.
    return (
      syntaxError(file, `(${source})`) ??
      `${name} is not valid JSON. Use double quotes and remove the comma after the last entry.`
    );
  }
}

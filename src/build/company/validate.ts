import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { parseSync, runnerImport } from 'vite';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { companyFolder, displayPath, readJson, readText } from '../files.ts';
import { brandErrors, brandWarnings } from './brand.ts';
import { iconErrors } from './icons.ts';
import { drawingErrors } from './logo.ts';
import { companySchema, fixOf } from './schema.ts';
import { textErrors } from './validate-texts.ts';

/** The exports of the company's files by file name. Files of the owner can contain anything. */
type Files = Record<string, object>;

/** The exports of the company's files, and a message for each file that cannot be read. */
export async function readCompany(folder = companyFolder): Promise<{ values: Files; errors: string[] }> {
  const values: Files = {};
  const errors: string[] = [];
  const names = new Set([...readdirSync(folder), 'brand.css', 'logo.svg', 'icon.svg']);
  for (const name of [...names].filter((name) => /\.(ts|css|json|svg)$/.test(name)))
    try {
      const file = join(folder, name);
      if (name.endsWith('.svg')) errors.push(...drawingErrors(file));
      else if (name === 'brand.css') errors.push(...brandErrors(file));
      else if (name.endsWith('.json')) readJson(file);
      else if (name.endsWith('.ts')) {
        errors.push(...mistakes(file));
        values[name] = await exportsOf(file);
      }
    } catch (error) {
      errors.push(Object(error).message);
    }
  return { values, errors };
}

/** A message for each mistake that JavaScript accepts: a key that is listed twice, and the number 0500, which is 320. */
function mistakes(file: string): string[] {
  const source = readText(file);
  const messageAt = (start: number, mistake: string, fix: string) =>
    `${displayPath(file)}: ${mistake} in line ${source.slice(0, start).split('\n').length}. ${fix}.`;
  return nodesIn(parseSync(file, source).program).flatMap(({ raw, start, properties = [] }) => {
    if (/^0\d/.test(raw)) return messageAt(start, `Invalid value ${raw}`, 'Remove the zero at its start');
    const keys = properties.map(({ key }: Node, at: number) => key?.name ?? key?.value ?? at);
    return properties.flatMap(({ start }: Node, at: number) =>
      keys.indexOf(keys[at]) < at
        ? messageAt(start, `The key ${keys[at]} is used twice`, 'Rename or remove this entry')
        : [],
    );
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a node of any type.
type Node = Record<string, any>;

/** A node of a syntax tree and all nodes below it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || !value) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** One message for each error in the files that the owner edits. */
export async function validateCompany(): Promise<string[]> {
  const { values, errors } = await readCompany();
  return [...(errors.length ? errors : [...companyErrors(values), ...iconErrors()]), ...textErrors()];
}

async function exportsOf(file: string): Promise<object> {
  try {
    return { ...(await runnerImport<object>(file)).module };
  } catch (error) {
    const message = stripVTControlCharacters(String(Object(error).message ?? error)).trim();
    throw new Error(
      `${displayPath(file)} cannot be read. Check quotes (' or "), commas, brackets and digits (0 to 9) in this line and the one above. Inside a text, write ’ for an apostrophe.\n${message}`,
    );
  }
}

/** One message for each invalid value: the file, the field, the value and the fix. */
export function companyErrors(values: Files): string[] {
  const { error: found } = companySchema.safeParse(values, { reportInput: true, error: fixOf });
  return (found?.issues ?? []).map(({ path: [file, ...keys], input, message, ...issue }) => {
    const place = `widgets/company/${String(file)}`;
    const field = keys.join('.') || 'The file';
    if (issue.code === 'unrecognized_keys')
      return `${place}: Unknown field ${[...keys, issue.keys.join(', ')].join('.')}. Check its spelling or remove it.`;
    if (input === undefined) return `${place}: ${field} is missing. ${message}.`;
    const fix = issue.code === 'invalid_key' ? issue.issues[0]?.message : message;
    const value = inspect(input, { breakLength: Number.POSITIVE_INFINITY });
    const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
    return `${place}: Invalid value ${short} for ${field}. ${fix}.`;
  });
}

/** The sample values and missing translations as lines for the end of a build; empty if the site can be published. */
export async function releaseWarnings(): Promise<string[]> {
  const { values } = await readCompany();
  const sampleValues = samples(values).map(
    ([file, names]) => `  widgets/company/${file}: ${names.join(', ')}`,
  );
  const lists: [note: string, lines: string[]][] = [
    [
      'These values are samples. Replace them with your own and remove their names from samples.ts:',
      sampleValues,
    ],
    [
      'Add these translations. Until then, the English text is used:',
      untranslated(values).map((text) => `  widgets/company/${text}`),
    ],
    [
      'Change these colors. Text needs a contrast of at least 4.5:1:',
      brandWarnings(join(companyFolder, 'brand.css')).map((pair) => `  widgets/company/brand.css: ${pair}`),
    ],
  ];
  return lists.flatMap(([note, lines]) => (lines.length ? [note, ...lines] : []));
}

/** Sample addresses and numbers of the project, which a release must not contain. */
const sampleAddress = /\bexample\.(com|org|net)\b|\.com\/example\b|962790000000/;
/** Sample texts, in all languages. */
const sampleTexts = [
  ...['اسم الشركة', 'Company Name', 'نام شرکت', 'Nom de la société', '会社名', 'Agency Name'],
  ...['شارع مكة', 'Mecca Street', 'خیابان مکه', 'Rue de la Mecque', 'メッカ通り'],
];

/** The sample values in a value. */
function samplesIn(value: unknown): string[] {
  if (typeof value === 'object' && value) return Object.values(value).flatMap(samplesIn);
  const text = String(value).trim();
  return sampleTexts.includes(text) || sampleAddress.test(text) ? [text] : [];
}

/** Sample values by file: the fields that `samples.ts` lists, and values that were forgotten there. */
export function samples({ 'samples.ts': list = {}, ...files }: Files): [file: string, names: string[]][] {
  const { samples: listed = {} } = list as { samples?: Record<string, string[]> };
  return Object.entries(files).flatMap(([file, values]) => {
    const names = listed[file]?.length ? listed[file] : [...new Set(samplesIn(values))];
    return names.length ? [[file, names]] : [];
  });
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

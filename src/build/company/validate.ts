import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { runnerImport } from 'vite';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { companyFolder } from '../files.ts';
import { brandErrors, brandWarnings } from './brand.ts';
import { companySchema } from './schema.ts';
import { textErrors } from './validate-texts.ts';

/** The exports of the company's files by file name. Files of the owner can contain anything. */
type Files = Record<string, object>;

const brand = join(companyFolder, 'brand.css');

/** The exports of the company's files. @throws if a file has a syntax error */
export async function readCompany(folder = companyFolder): Promise<Files> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = names.map(async (name) => {
    const { module } = await runnerImport<object>(join(folder, name));
    return [name, { ...module }] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** One message for each error in the files that the owner edits. */
export async function validateCompany(): Promise<string[]> {
  return [...companyErrors(await readCompany()), ...brandErrors(brand), ...textErrors()];
}

/** One message for each invalid value: the file, the field, the value and what is expected. */
export function companyErrors(values: Files): string[] {
  const { error } = companySchema.safeParse(values, { reportInput: true });
  return (error?.issues ?? []).map(({ path: [file, ...keys], input, message }) => {
    const value = inspect(input, { breakLength: Number.POSITIVE_INFINITY }).slice(0, 80);
    return `widgets/company/${String(file)}: Invalid value ${value} for ${keys.join('.')}. ${message}.`;
  });
}

/** The sample values and missing translations as lines for the end of a build; empty if the site can be published. */
export async function releaseWarnings(): Promise<string[]> {
  const values = await readCompany();
  const lists: [note: string, lines: string[]][] = [
    [
      'These values are samples. Replace them with your own and remove their names from samples.ts:',
      samples(values).map(([file, names]) => `${file}: ${names.join(', ')}`),
    ],
    ['Add these translations. Until then, the English text is used:', untranslated(values)],
    [
      'Change these colors. Text needs a contrast of at least 4.5:1:',
      brandWarnings(brand).map((pair) => `brand.css: ${pair}`),
    ],
  ];
  return lists.flatMap(([note, lines]) =>
    lines.length ? [note, ...lines.map((line) => `  widgets/company/${line}`)] : [],
  );
}

/** Sample addresses and numbers of the project, which a release must not contain. */
const sampleAddress = /[^"]*(\bexample\.(com|org|net)\b|\.com\/example\b|962790000000)[^"]*/g;

/** Sample values by file: the fields that `samples.ts` lists, and addresses that were forgotten there. */
export function samples({ 'samples.ts': list = {}, ...files }: Files): [file: string, names: string[]][] {
  const { samples: listed = {} } = list as { samples?: Record<string, string[]> };
  return Object.entries(files).flatMap(([file, values]) => {
    const names = listed[file]?.length ? listed[file] : JSON.stringify(values).match(sampleAddress);
    return names ? [[file, names]] : [];
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

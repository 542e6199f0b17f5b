import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { z } from 'zod';
import made from '../../../widgets/company/image-files.json' with { type: 'json' };
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { readNumber } from '../../../widgets/lib/phone-check.ts';
import { companyFolder, displayPath, root } from '../files.ts';
import { textErrors } from './check-texts.ts';
import { type Company, loadCompany } from './load-company.ts';
import { drawingError } from './logo.ts';
import { companySchema } from './schema.ts';

const folder = displayPath(companyFolder);

/** One message for each error in the files that the owner edits. */
export async function validateCompany(): Promise<string[]> {
  const company = await loadCompany();
  const drawings = ['logo.svg', 'icon.svg'].flatMap((name) => drawingError(join(companyFolder, name)) ?? []);
  return [...companyErrors(company), ...drawings, ...textErrors()];
}

/** One message for each invalid field of the company's files: the file, the field, the value and the fix. */
export function companyErrors({ values, errors }: Company): string[] {
  if (errors.length) return errors;
  const { error } = companySchema.safeParse(values);
  return error ? error.issues.flatMap((issue) => issueMessages(issue, values)) : referenceErrors(values);
}

function issueMessages(issue: z.core.$ZodIssue, values: Company['values']): string[] {
  const [file = '', ...path] = issue.path.map(String);
  const valueAt = (keys: string[]) =>
    keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), values[file]);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const keys = [...path, key];
      return `${folder}/${file}: Unknown field ${keys.join('.')} with the value ${asWritten(valueAt(keys))}. Check its spelling or remove it.`;
    });
  return [message(file, path.join('.'), valueAt(path), issue.message)];
}

function message(file: string, field: string, value: unknown, instruction: string): string {
  const fix = `${instruction.charAt(0).toUpperCase()}${instruction.slice(1)}.`;
  if (value === undefined) return `${folder}/${file}: ${field || 'The file'} is missing. ${fix}`;
  return `${folder}/${file}: Invalid value ${asWritten(value)} for ${field}. ${fix}`;
}

/** A value as it is written in the file, shortened if it is long. */
function asWritten(value: unknown): string {
  const text = inspect(value, { breakLength: Number.POSITIVE_INFINITY });
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Keys and images that do not exist. */
function referenceErrors(values: Company['values']): string[] {
  const { documents } = values['trade.ts'];
  const { host, images } = values['images.ts'].gallery;
  const unknown = values['product.ts'].includedDocuments.flatMap((key, at) => {
    const fix = `write a key of documents in trade.ts: ${Object.keys(documents).join(', ')}`;
    return key in documents ? [] : message('product.ts', `includedDocuments.${at}`, key, fix);
  });
  // Images on a CDN are not checked.
  const missing = (host ? [] : images).flatMap(({ name }, at) => {
    const { width = 960 } = Reflect.get(made, name) ?? {};
    const file = `${name}-${width}.avif`;
    if (existsSync(join(root, 'src/public/pictures', file))) return [];
    const fix = `the file ${file} does not exist. Copy the image into src/images and run \`npm run images -- ${name}\``;
    return message('images.ts', `gallery.images.${at}.name`, name, fix);
  });
  return [...unknown, ...missing];
}

/** The sample values and warnings as lines for the end of a build; empty if the site can be published. */
export async function releaseWarnings(): Promise<string[]> {
  const company = await loadCompany();
  const sampleValues = Object.entries(samples(company)).map(
    ([file, names]) => `  ${folder}/${file}: ${names.join(', ')}`,
  );
  const others = warnings(company).map((line) => `  ${line}`);
  const note = 'These values are samples. Replace them with your own and remove their names from samples.ts:';
  return [
    ...(sampleValues.length ? [note, ...sampleValues] : []),
    ...(others.length ? ['Warnings:', ...others] : []),
  ];
}

/** Sample values of the project, which a release must not contain. */
const sampleValue = /\bexample\.(com|org|net)\b|\.com\/example\b|962790000000|Company Name|Agency Name/;

/** What is not the company's own, by file: the fields that `samples.ts` lists, or else a value that was forgotten there. */
export function samples({ values }: Company): Record<string, string[]> {
  const { 'samples.ts': listed, ...files } = values;
  const found = Object.entries(files).map(([file, fields]) => {
    const forgotten = sampleValue.exec(JSON.stringify(fields))?.slice(0, 1) ?? [];
    const names = listed?.samples[file];
    return [file, names?.length ? names : forgotten] as const;
  });
  return Object.fromEntries(found.filter(([, names]) => names.length));
}

const isUsual = (phone: string) => readNumber(`+${phone.replace('+', '')}`, '+962') !== '';

/** One warning for each unusual value: the file, the field, the value and what to check. */
export function warnings({ values }: Company): string[] {
  const facts = values['facts.ts'];
  const { companyName, shortName } = values['names.ts'];
  const number = 'Numbers of this country have another format. Check the digits';
  const checks: [field: keyof typeof facts, isUsual: boolean, fix: string][] = [
    ['whatsapp', isUsual(facts.whatsapp), number],
    ['phone', isUsual(facts.phone), number],
    ['minimumOrder', facts.minimumOrder <= 10_000, 'The unit is metric tons. Check the quantity'],
    ['plausibleMaximum', facts.plausibleMaximum > facts.minimumOrder, 'It must be greater than minimumOrder'],
  ];
  const unusual = checks.filter(([, isUsual]) => !isUsual);
  const lengthOf = (code: Language) => companyName[code]?.length ?? 0;
  const long = languageCodes.filter((code) => lengthOf(code) > 30 && !shortName[code]);
  return [
    ...unusual.map(([field, , fix]) => `facts.ts: Unusual value ${facts[field]} for ${field}. ${fix}.`),
    ...long.map(
      (code) =>
        `names.ts: companyName.${code} has ${lengthOf(code)} characters, so the header needs three lines. Set shortName.${code}.`,
    ),
    ...untranslated(values).map((text) => `${text}. The English text is used. Add the translation.`),
  ].map((sentence) => `${folder}/${sentence}`);
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

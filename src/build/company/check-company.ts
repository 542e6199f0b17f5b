import { z } from 'zod';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import * as look from './design-schema.ts';
import { displayPath } from './folder.ts';
import type { Company } from './load-company.ts';
import * as schemas from './schema.ts';

const files = z.strictObject({
  'answers.ts': schemas.answers,
  'assurances.ts': schemas.assurances,
  'colors.ts': look.colors,
  'facts.ts': schemas.facts,
  'hours.ts': schemas.hours,
  'logo.ts': look.logo,
  'analytics.ts': schemas.measure,
  'names.ts': schemas.names,
  'images.ts': look.images,
  'product.ts': schemas.product,
  'profile.ts': schemas.profile,
  'samples.ts': schemas.samples.optional(),
  'trade.ts': schemas.trade,
});

const schema = files.superRefine(({ 'product.ts': product, 'trade.ts': { documents } }, context) => {
  product.includedDocuments.forEach((key, at) => {
    if (key in documents) return;
    const message = `write a key of documents in trade.ts: ${Object.keys(documents).join(', ')}`;
    context.addIssue({ code: 'custom', path: ['product.ts', 'includedDocuments', at], message });
  });
});

/** One message for each invalid field of a company's files: the file, the field, the value and the fix. */
export function companyErrors({ folder, values, errors }: Company): string[] {
  if (errors.length) return errors;
  const result = schema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const [file, ...path] = issue.path;
    const where = `${displayPath(folder)}/${String(file)}`;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknown(where, path, key, values));
    const field = path.join('.');
    const fix = `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`;
    const given = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), values[String(file)]);
    if (given === undefined) return [`${where}: ${field} is missing. ${fix}`];
    return [`${where}: Invalid value ${said(given)} for ${field}. ${fix}`];
  });
}

/** A value as it is written in the file, shortened if it is long. */
function said(value: unknown): string {
  // JSON has no BigInt and no functions.
  const written = (_: string, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner);
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value, written) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function unknown(where: string, path: PropertyKey[], key: string, values: Company['values']): string {
  const field = [...path, key].join('.');
  const value = [...path, key].reduce<unknown>(
    (inner, name) => Reflect.get(Object(inner), name),
    values[where.replace(/^.*\//, '')],
  );
  return `${where}: Unknown field ${field} with the value ${said(value)}. Check its spelling or remove it.`;
}

/** The values that are not there in every language, as `names.ts: companyName has no text in de`. */
export function untranslated(values: object, path = ''): string[] {
  if ('ar' in values && 'en' in values) {
    const missing = languageCodes.filter((code) => !(code in values));
    return missing.length ? [`${path} has no text in ${missing.join(', ')}`] : [];
  }
  return Object.entries(values).flatMap(([key, value]) => {
    // Only where the whole name is too long.
    if (key === 'shortName') return [];
    const name = path.endsWith('.ts') ? `${path}: ${key}` : [path, key].filter(Boolean).join('.');
    return typeof value === 'object' && value ? untranslated(value, name) : [];
  });
}

import { z } from 'zod';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import * as look from './design-schema.ts';
import { shown } from './folder.ts';
import type { Company } from './load-company.ts';
import * as schemas from './schema.ts';

const schema = z.strictObject({
  'answers.ts': schemas.answers,
  'assurances.ts': schemas.assurances,
  'colors.ts': look.colours,
  'facts.ts': schemas.facts,
  'hours.ts': schemas.hours,
  'logo.ts': look.logo,
  'analytics.ts': schemas.measure,
  'names.ts': schemas.names,
  'images.ts': look.images,
  'profile.ts': schemas.profile,
  'samples.ts': schemas.samples.optional(),
  'trade.ts': schemas.trade,
});

/**
 * What is wrong in a company's files, a sentence a field: the file, the field, the value that was given and the
 * repair. Empty when all is well.
 */
export function companyErrors({ folder, values, errors }: Company): string[] {
  if (errors.length) return errors;
  const result = schema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const [file, ...path] = issue.path;
    const where = `${shown(folder)}/${String(file)}`;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknown(where, path, key, values));
    const field = `${where}: ${path.join('.')}`;
    const given = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), values[String(file)]);
    if (given === undefined) return [`${field} is missing: ${issue.message}.`];
    return [`${field} is ${said(given)}: ${issue.message}.`];
  });
}

/** A value as it stands in the file, cut where it is long. */
function said(value: unknown): string {
  // JSON knows no whole numbers such as 500n, and nothing to say of a function.
  const written = (_: string, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner);
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value, written) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A field nobody asks for is mostly one that is asked for, with a slip in its name. */
function unknown(where: string, path: PropertyKey[], key: string, values: Company['values']): string {
  const field = [...path, key].join('.');
  const value = [...path, key].reduce<unknown>(
    (inner, name) => Reflect.get(Object(inner), name),
    values[where.replace(/^.*\//, '')],
  );
  return `${where}: ${field} is ${said(value)}: no field has this name, correct its spelling or take it out.`;
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

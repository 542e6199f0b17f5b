import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath } from './folder.ts';
import type { Company } from './load-company.ts';
import { companySchema } from './schema.ts';

/** One message for each invalid field of a company's files: the file, the field, the value and the fix. */
export function companyErrors({ folder, values, errors }: Company): string[] {
  if (errors.length) return errors;
  const issues = companySchema.safeParse(values).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const [file = '', ...path] = issue.path.map(String);
    const where = `${displayPath(folder)}/${file}`;
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
    return `${where}: Invalid value ${asWritten(value)} for ${field}. ${fix}`;
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

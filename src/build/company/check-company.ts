import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { z } from 'zod';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { displayPath, projectCompany, root } from '../files.ts';
import { filesOf } from './image-files.ts';
import type { Company } from './load-company.ts';
import { companySchema } from './schema.ts';

/** One message for each invalid field of a company's files: the file, the field, the value and the fix. */
export function companyErrors({ folder, values, errors }: Company): string[] {
  return errors.length ? errors : schemaErrors(folder, values, companySchema);
}

/** One message for each problem that a schema finds in the files of a folder. */
export function schemaErrors(folder: string, values: Record<string, unknown>, schema: z.ZodType): string[] {
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
  const text = inspect(value, { breakLength: Number.POSITIVE_INFINITY });
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

/** One message for each image of the gallery whose files are missing. */
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

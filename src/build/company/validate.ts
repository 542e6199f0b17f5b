import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { runnerImport } from 'vite';
import { readSource, root } from '../files.ts';
import { brandErrors } from './brand.ts';
import { companySchema } from './schema.ts';
import { textErrors } from './texts.ts';

/** The exports of the company's files by file name. @throws if a file has a syntax error */
export async function readCompany(project = root): Promise<Record<string, object>> {
  const folder = join(project, 'widgets/company');
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = names.map(async (name) => {
    const { module } = await runnerImport<object>(join(folder, name));
    return [name, { ...module }] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** One message for each error in the files that the owner edits, and for each file that still has sample values. */
export async function validateCompany(): Promise<{ errors: string[]; samples: string[] }> {
  const values = await readCompany();
  const brand = brandErrors(readSource('widgets/company/brand.css'));
  return { errors: [...companyErrors(values), ...brand, ...textErrors()], samples: samplesIn(values) };
}

/** One message for each invalid value: the file, the field, the value and what is expected. */
export function companyErrors(values: object): string[] {
  const { error } = companySchema.safeParse(values, { reportInput: true });
  return (error?.issues ?? []).map(({ path: [file, ...keys], input, message }) => {
    const value = inspect(input, { breakLength: Number.POSITIVE_INFINITY }).slice(0, 80);
    return `widgets/company/${String(file)}: Invalid value ${value} for ${keys.join('.')}. ${message}.`;
  });
}

/** One message for each file that has sample values, which a release must not contain. */
export function samplesIn({ 'samples.ts': list }: Record<string, object>): string[] {
  const { samples } = list as { samples: Record<string, string[]> };
  return Object.entries(samples).flatMap(([file, names]) =>
    names.length
      ? `widgets/company/${file}: Replace ${names.join(', ')}, and remove the names from samples.ts.`
      : [],
  );
}

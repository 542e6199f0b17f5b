import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { companyFiles, displayPath } from '../files.ts';
import type { CompanyValues } from './schema.ts';

/** The values of a company, which may be invalid (`companyErrors`), and errors of files that cannot be read. */
export type Company = { folder: string; values: CompanyValues; errors: string[] };

/** Reads a company's folder. It never throws: `errors` contains a message for each file that cannot be read. */
export async function loadCompany(folder: string): Promise<Company> {
  const company: Company = { folder, values: {} as CompanyValues, errors: [] };
  if (!existsSync(folder)) {
    const name = displayPath(folder);
    company.errors.push(`The folder ${name} does not exist. Copy widgets/company to it and edit the values.`);
    return company;
  }
  for (const name of companyFiles()) {
    const file = join(folder, name);
    // A company without sample values needs no list of them.
    if (name === 'samples.ts' && !existsSync(file)) continue;
    const values = await valuesOf(file);
    if (typeof values === 'string') company.errors.push(values);
    else company.values[name] = values;
  }
  return company;
}

async function valuesOf(file: string): Promise<Record<string, unknown> | string> {
  if (!existsSync(file))
    return `${displayPath(file)} is missing. Copy it from widgets/company and edit the values.`;
  const source = readFileSync(file, 'utf8');
  const error = syntaxError(file, source);
  if (error) return error;
  try {
    const { code } = await transformWithOxc(source, file);
    const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
    return { ...(await import(/* @vite-ignore */ url)) };
  } catch (error) {
    return `${displayPath(file)} cannot be read. ${Object(error).message ?? error}.`;
  }
}

/** The message for the first syntax error of a file, if there is one. */
export function syntaxError(file: string, source: string): string | undefined {
  const [error] = parseSync(file, source, { lang: 'ts' }).errors;
  if (!error) return undefined;
  const line = source.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
  const text = source.split('\n')[line - 1]?.trim();
  return `${displayPath(file)}: Syntax error in line ${line}: ${text} Check this line and the line above for a missing or extra quote, comma or bracket.`;
}

/** Sample values of the project, which a release must not contain. */
const sampleValue = /\bexample\.(com|org|net)\b|962790000000|Company Name|Agency Name/;

/** What is not the company's own, by file: the fields that `samples.ts` lists, or else a value that was forgotten there. */
export function samples({ values }: Company): Record<string, string[]> {
  const listed = values['samples.ts']?.samples ?? {};
  const found = Object.entries(values).map(([file, fields]) => {
    const forgotten = sampleValue.exec(JSON.stringify(fields) ?? '')?.slice(0, 1) ?? [];
    return [file, listed[file]?.length ? listed[file] : forgotten] as const;
  });
  return Object.fromEntries(found.filter(([, names]) => names.length));
}

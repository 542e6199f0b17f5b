import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { companyFolder, displayPath } from '../files.ts';
import type { CompanyValues } from './schema.ts';

/** The values of the company, which may be invalid (`companyErrors`), and errors of files that cannot be read. */
export type Company = { values: CompanyValues; errors: string[] };

/** Reads the company's files for the validation. It never throws: `errors` has a message for each file that cannot be read. */
export async function loadCompany(folder = companyFolder): Promise<Company> {
  const company: Company = { values: {} as CompanyValues, errors: [] };
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    try {
      const text = readText(file);
      if (name.endsWith('.ts')) company.values[name] = await valuesOf(file, text);
    } catch (error) {
      company.errors.push(Object(error).message);
    }
  }
  return company;
}

async function valuesOf(file: string, source: string): Promise<object> {
  const error = syntaxError(file, source);
  if (error) throw new Error(error);
  const { code } = await transformWithOxc(source, file);
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
  try {
    return { ...(await import(/* @vite-ignore */ url)) };
  } catch (error) {
    throw new Error(`${displayPath(file)} cannot be read. ${Object(error).message ?? error}.`);
  }
}

/** @throws Error if the file is missing or has another encoding, for example the default one of some Arabic Windows editors */
export function readText(file: string): string {
  const name = displayPath(file);
  if (!existsSync(file)) throw new Error(`${name} is missing. Restore the file.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    if (!text.includes('\0')) return text;
  } catch {}
  throw new Error(`${name} is not UTF-8. Save the file with the encoding UTF-8.`);
}

/** The message for the first syntax error of a file, if there is one. */
export function syntaxError(file: string, source: string, format = 'ts'): string | undefined {
  // Without its first line break, JSON in brackets is an expression.
  const text = format === 'json' ? `(\n${source}\n)` : source;
  const [error] = parseSync(file, text, { lang: 'ts' }).errors;
  if (!error) return undefined;
  const start = (error.labels[0]?.start ?? 0) - text.indexOf(source);
  const line = source.slice(0, start).split('\n').length;
  const fix = /[‘’“”„«»]/.test(source.charAt(start))
    ? `Replace the quotes ‘ ’ “ ” by straight ones: ' or ".`
    : 'Check this line and the line above for a missing or extra straight quote, comma or bracket.';
  return `${displayPath(file)}: Syntax error in line ${line}: ${source.split('\n')[line - 1]?.trim()} ${fix}`;
}

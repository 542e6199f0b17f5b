import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { companyFiles, companyFolder, shown } from './folder.ts';

/** The exports of a company's files, by file, and errors of files that cannot be read. */
export type Company = {
  folder: string;
  values: Record<string, Record<string, unknown>>;
  errors: string[];
};

/** A company without sample values needs no list of them. */
const optional = 'samples.ts';

/** Reads a company's folder anew each time, and never throws: what is wrong is a sentence in `errors`. */
export async function loadCompany(folder = companyFolder()): Promise<Company> {
  const company: Company = { folder, values: {}, errors: [] };
  if (!existsSync(folder)) {
    company.errors.push(
      `There is no folder ${shown(folder)}: copy widgets/company to it and put the company's own values in.`,
    );
    return company;
  }
  for (const name of companyFiles()) {
    const file = join(folder, name);
    if (!existsSync(file)) {
      if (name === optional) continue;
      company.errors.push(`${shown(file)} is missing: copy it from widgets/company and fill it in.`);
      continue;
    }
    const source = readFileSync(file, 'utf8');
    const [broken] = parseSync(file, source).errors;
    if (broken) {
      company.errors.push(`${shown(file)}: ${slip(source, broken.labels[0]?.start ?? 0)}`);
      continue;
    }
    try {
      const { code } = await transformWithOxc(source, file);
      company.values[name] = { ...(await import(/* @vite-ignore */ asAddress(code))) };
    } catch (error) {
      company.errors.push(`${shown(file)} cannot be read: ${Object(error).message ?? error}.`);
    }
  }
  return company;
}

function asAddress(code: string): string {
  return `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
}

/** Says where a typing slip is, and what usually is the matter. */
function slip(source: string, at: number): string {
  const line = source.slice(0, at).split('\n').length;
  const text = source.split('\n')[line - 1]?.trim() ?? '';
  return `line ${line}, ${text}, cannot be read: look there and one line above for a quote, a comma or a bracket that is missing or too many.`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The folder of the project's own company. */
export const projectCompany = join(root, 'widgets/company');

/**
 * Where the facts, words and pictures of the company stand that is built: `widgets/company`, unless `--company`
 * names a folder of `companies/`, or any folder by a path.
 */
export function companyFolder(named = process.env.COMPANY): string {
  if (!named) return projectCompany;
  return named.includes('/') ? resolve(root, named) : join(root, 'companies', named);
}

/** Where its site is written: `dist`, `dist-<company>` for another company, or what `--outDir` says. */
export function outDir(folder = companyFolder(), named = process.env.DIST): string {
  if (named) return resolve(root, named);
  return join(root, folder === projectCompany ? 'dist' : `dist-${basename(folder)}`);
}

/** Where a build grows before it takes the place of the former one: beside it, so that it can be renamed. */
export const stagingFolder = (dist: string) => join(dirname(dist), `.${basename(dist)}.next`);

/** A file as a message names it. */
export function displayPath(file: string): string {
  const below = normalizePath(relative(root, file));
  return below.startsWith('..') ? file : below;
}

/** The files that a company fills in, by their names. */
export const companyFiles = () => readdirSync(projectCompany).filter((name) => name.endsWith('.ts'));

/** A company's own wording of some texts of a language: `words/ar.json` in its folder; empty without one. */
export function companyTexts(folder: string, language: string): Record<string, string> {
  const file = join(folder, 'words', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

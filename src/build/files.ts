import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The text of a file of the project. @param path below the root */
export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

export const companyFolder = join(root, 'widgets/company');

/** The options of `npm run build`. */
export type BuildOptions = {
  /** The folder of the site, by default `dist`. Tests build into others. */
  outDir?: string | undefined;
  /** Refuses sample values and warnings. */
  release?: boolean | undefined;
};

/** The folder of the site. */
export const outDir = (named = 'dist') => resolve(root, named);

/** The folder of an incomplete build. It has the same parent folder as `dist`, so that it can be renamed. */
export const stagingFolder = (dist: string) => join(dirname(dist), `.${basename(dist)}.next`);

/** The build writes this file last: a folder that contains it is a complete build, which the next one may replace. */
export const marker = '.complete-build';

/** A path as messages show it: below the root if possible. */
export function displayPath(file: string): string {
  const below = normalizePath(relative(root, file));
  return below.startsWith('..') ? file : below;
}

/**
 * The text of a file that the owner edits.
 * @throws Error if the file is missing or has another encoding, such as the one of some Arabic Windows editors
 */
export function readText(file: string): string {
  if (!existsSync(file)) throw new Error(`${displayPath(file)} is missing. Restore the file.`);
  const text = readFileSync(file, 'utf8');
  if (!/[\0\uFFFD]/.test(text)) return text;
  throw new Error(`${displayPath(file)} is not UTF-8. Save the file with the encoding UTF-8.`);
}

/** A value as the text of a JSON file. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files below a folder, as sorted paths. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => normalizePath(relative(folder, join(entry.parentPath, entry.name))))
    .sort();

/** Writes files and the folders that contain them. */
export function writeFiles(folder: string, files: Iterable<[path: string, content: string | Buffer]>): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The text of a file of the project. @param path below the root */
export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

/** The folder of the site. */
export const dist = join(root, 'dist');

/** The next build may replace a folder with this file. It is empty until the build is complete. */
export const marker = '.complete-build';

/** A path as messages show it: below the root if possible. */
export function displayPath(file: string): string {
  const below = normalizePath(relative(root, file));
  return below.startsWith('..') ? file : below;
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

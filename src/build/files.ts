import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the site. */
export const dist = join(root, 'dist');

/** The text of a file of the project. @param path below the root */
export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

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

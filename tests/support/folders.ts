import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../../src/build/files.ts';

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
// Vitest ends its workers with this signal.
process.once('SIGTERM', () => process.exit());

/** A temporary folder with files. It is deleted at the end. */
export function folderWith(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, Object.entries(files));
  return folder;
}

/** The text of a file, if it exists. */
export function textOf(...path: string[]): string | undefined {
  const file = join(...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

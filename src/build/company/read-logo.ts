import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder, displayPath } from './folder.ts';
import { readSvgLogo } from './svg-logo.ts';

/** The file that replaces `logo.ts`, if the company has one. */
export function logoFile(folder = companyFolder()): string | undefined {
  const file = join(folder, 'logo.svg');
  return existsSync(file) ? file : undefined;
}

/** The reason why the logo file cannot be used; empty if it can or if there is none. */
export function logoErrors(folder = companyFolder()): string[] {
  const file = logoFile(folder);
  const read = file && readSvgLogo(readFileSync(file, 'utf8'));
  return typeof read === 'string' && file
    ? [
        `${displayPath(file)}: The logo cannot be used. ${read}. Or delete the file and draw the logo in logo.ts.`,
      ]
    : [];
}

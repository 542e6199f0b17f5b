import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder, shown } from './folder.ts';
import { readSvgLogo } from './svg-logo.ts';

/** The drawing that takes the place of `logo.ts`, if the company has one. */
export function logoFile(folder = companyFolder()): string | undefined {
  const file = join(folder, 'logo.svg');
  return existsSync(file) ? file : undefined;
}

/** Why the company's drawing cannot be its logo; empty when it can, or when there is none. */
export function logoErrors(folder = companyFolder()): string[] {
  const file = logoFile(folder);
  const read = file && readSvgLogo(readFileSync(file, 'utf8'));
  return typeof read === 'string' && file
    ? [`${shown(file)} cannot be the logo: ${read}, or draw it in logo.ts.`]
    : [];
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { companyFolder, root, shown } from './company-folder.ts';
import { plate } from './logo-shape.ts';
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

/** Replaces the module `logo.ts` by the shapes of the company's `logo.svg`. */
export function companyLogo(folder = companyFolder()): Plugin {
  const file = logoFile(folder);
  return {
    name: 'company-logo',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler(id) {
        if (!file || id !== join(root, 'widgets/company/logo.ts')) return;
        this.addWatchFile(file);
        const shapes = readSvgLogo(readFileSync(file, 'utf8'));
        return typeof shapes === 'string'
          ? undefined
          : `export const logo = ${JSON.stringify([plate, ...shapes])};`;
      },
    },
  };
}

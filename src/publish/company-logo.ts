import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { companyFolder, root, shown } from './company-folder.ts';
import type { Shape } from './logo-shape.ts';
import { traceLogo } from './trace-logo.ts';

/** The pictures that may stand in the place of `logo.ts`. */
export function logoFiles(folder = companyFolder()): string[] {
  return ['logo.svg', 'logo.png'].map((name) => join(folder, name)).filter((file) => existsSync(file));
}

/** Why a company's picture cannot be its logo, in a sentence; none when it can, or when there is none. */
export async function logoErrors(folder = companyFolder()): Promise<string[]> {
  const [file, other] = logoFiles(folder);
  if (!file) return [];
  if (other) return [`${shown(file)} and ${basename(other)} are one logo: take one of the two away.`];
  const drawn = await traceLogo(file);
  return typeof drawn === 'string'
    ? [`${shown(file)} cannot be the logo: ${drawn}, or draw it in logo.ts.`]
    : [];
}

/** Gives everything that shows the logo the shapes of the company's picture. */
export function companyLogo(folder = companyFolder()): Plugin {
  const [file] = logoFiles(folder);
  let drawn: Promise<Shape[] | string> | undefined;
  return {
    name: 'company-logo',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: async (id) => {
        if (!file || id !== join(root, 'widgets/company/logo.ts')) return;
        drawn ??= traceLogo(file);
        const shapes = await drawn;
        return typeof shapes === 'string' ? undefined : `export const logo = ${JSON.stringify(shapes)};`;
      },
    },
  };
}

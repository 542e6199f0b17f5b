import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = join(root, 'widgets/company');

/**
 * Where the facts, words and pictures of the company stand that is built: `widgets/company`, unless `--company`
 * names a folder of `companies/`, or any folder by a path.
 */
export function companyFolder(named = process.env.COMPANY): string {
  if (!named) return ours;
  return named.includes('/') ? resolve(root, named) : join(root, 'companies', named);
}

/** Where its site is written: `dist`, `dist-<company>` for another company, or what `--outDir` says. */
export function outDir(folder = companyFolder(), named = process.env.DIST): string {
  if (named) return resolve(root, named);
  return join(root, folder === ours ? 'dist' : `dist-${basename(folder)}`);
}

/** Where a build grows before it takes the place of the former one: beside it, so that it can be renamed. */
export const stageOf = (dist: string) => join(dirname(dist), `.${basename(dist)}.next`);

/** A file as a message names it. */
export function shown(file: string): string {
  const below = relative(root, file).replace(/\\/g, '/');
  return below.startsWith('..') ? file : below;
}

/** The files that a company fills in, by their names. */
export const companyFiles = () => readdirSync(ours).filter((name) => name.endsWith('.ts'));

/** A company's own wording of some texts of a language: `words/ar.json` in its folder; empty without one. */
export function ownWords(folder: string, language: string): Record<string, string> {
  return json(join(folder, 'words', `${language}.json`));
}

/** What a file of names and values holds; nothing when there is none. */
function json(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Puts the chosen company's facts and words in the place of those that the code imports. */
export function chosenCompany(folder = companyFolder()): Plugin {
  return {
    name: 'chosen-company',
    enforce: 'pre',
    load: {
      // A company that a run of tests chooses goes before the project's.
      order: folder === ours ? null : 'pre',
      handler(id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(`${ours}/`)) {
          const own = join(folder, relative(ours, file));
          this.addWatchFile(own);
          return file.endsWith('/made.json') ? coloursInOrder(file, own) : readFileSync(own, 'utf8');
        }
        const [, language = ''] = /\/(?:src|widgets)\/locales\/(\w+)[\w.]*\.json$/.exec(file) ?? [];
        if (!language || !existsSync(join(folder, 'words'))) return null;
        const texts = json(file);
        const own = Object.entries(ownWords(folder, language)).filter(([key]) => key in texts);
        return JSON.stringify({ ...texts, ...Object.fromEntries(own) });
      },
    },
  };
}

/**
 * The colours of the gallery's pictures, in its order: their names would be there twice. Pictures of the project may
 * be shown beside the company's own.
 */
function coloursInOrder(ours: string, own: string): string {
  const made = { ...json(ours), ...json(own) };
  const gallery = readFileSync(join(dirname(own), 'pictures.ts'), 'utf8');
  const names = Array.from(gallery.matchAll(/\bname: '([\w-]+)'/g), ([, name = '']) => name);
  return JSON.stringify(names.map((name) => made[name] ?? '#8f937e'));
}

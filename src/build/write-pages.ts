import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { type Language, languageCodes } from '../../widgets/shared/languages.ts';
import type { Assets } from '../prerender.tsx';

/**
 * Writes every page of the site as `…/index.html` and copies the partner's demo pages, after both browser
 * builds and the server build are done.
 * @param dist the folder that is published
 * @param server the folder of the server build, removed afterwards
 */
export async function writePages(dist: string, server: string): Promise<void> {
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  // The base is relative for the embed's sake; pages stand at several depths and want the root.
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll('="./', '="/');
  const { pages } = await import(pathToFileURL(join(server, 'prerender.js')).href);

  const html: Map<string, string> = await pages(template, assetsOf(manifest));
  for (const [path, page] of html) {
    const file = join(dist, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  cpSync(new URL('../../demo', import.meta.url), join(dist, 'demo'), { recursive: true });
  rmSync(join(dist, '.vite'), { recursive: true });
  rmSync(server, { recursive: true });
}

function assetsOf(manifest: Manifest): Assets {
  const warmOf = (language: Language) => {
    const locales = Object.keys(manifest).filter((key) => key.endsWith(`locales/${language}.json`));
    return [...new Set(['main.tsx', ...locales].flatMap((key) => filesOf(manifest, key)))];
  };
  const warm = Object.fromEntries(languageCodes.map((code) => [code, warmOf(code)]));
  return { detect: `/${manifest['detect-language.ts']?.file}`, warm: warm as Assets['warm'] };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((other) => filesOf(manifest, other))];
}

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { writeWorker } from './offline-list.ts';
import { inlineStyles } from './page-style.ts';
import type { Assets } from './prerender.tsx';

/**
 * Writes every page of the site and copies the partner's demo pages, after both browser builds and the server
 * build are done.
 * @param dist the folder that is published
 * @param server the folder of the server build, removed afterwards
 */
export async function writePages(dist: string, server: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  // The base is relative for the embed's sake; pages stand at several depths and want the root.
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll('="./', '="/');
  const { files } = await import(pathToFileURL(join(server, 'prerender.js')).href);

  const made: Map<string, string> = await files(
    template,
    assetsOf(manifest, takeOut(dist, manifest['detect-language.ts'])),
  );
  inlineStyles(made, (address) => readFileSync(join(dist, address), 'utf8'));
  for (const [name, text] of made) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  writeWorker(dist, takeOut(dist, manifest['offline/worker.ts']), [...made.keys()]);
  cpSync(new URL('../../demo', import.meta.url), join(dist, 'demo'), { recursive: true });
  rmSync(join(dist, '.vite'), { recursive: true });
  rmSync(server, { recursive: true });
}

/** The text of a built script that is not published as a file of that name. */
function takeOut(dist: string, chunk: Manifest[string] | undefined): string {
  const file = join(dist, chunk?.file ?? '');
  const text = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return text;
}

function assetsOf(manifest: Manifest, detect: string): Assets {
  const warm: Assets['warm'] = (source, language) => {
    const texts = [`locales/${language}.json`, `locales/${language}.cards.json`];
    const wanted = ['main.tsx', source, ...texts];
    const keys = Object.keys(manifest).filter((key) => wanted.some((name) => key.endsWith(name)));
    const boot = manifest['index.html']?.file;
    return [...new Set(keys.flatMap((key) => filesOf(manifest, key)))].filter((file) => file !== `/${boot}`);
  };
  return { detect, warm };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((other) => filesOf(manifest, other))];
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Manifest } from 'vite';
import { apiFiles } from '../api/api-files.ts';
import { brandCss } from '../company/brand.ts';
import { companyFolder } from '../company/folder.ts';
import { loadCompany } from '../company/load-company.ts';
import { describeVersion } from '../versions/versions.ts';
import { removeInlinedRules } from './critical-css.ts';
import { writeDemoPages } from './demo-pages.ts';
import { writeGuides } from './documents.ts';
import { writeIframePages } from './iframe-pages.ts';
import { writeWorker } from './offline-list.ts';
import { updateOgImages } from './og-images.ts';
import type { Assets } from './prerender.tsx';
import { writeTrust } from './trust/write-trust.ts';
import { removeUnusedImages } from './unused-images.ts';

/**
 * Writes every page of the site and copies the partner's demo pages, after both browser builds and the server
 * build are done.
 * @param dist the folder that is published
 * @param server the folder of the server build
 */
export async function writePages(dist: string, server: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const { facts, files, tones } = await import(pathToFileURL(join(server, 'prerender.js')).href);

  const sheet = join(dist, manifest['index.html']?.css?.[0] ?? '');
  const styles = readFileSync(sheet, 'utf8');
  const headScript = readAndRemove(dist, 'head-script.js');
  const made: Map<string, string> = await files(assetsOf(manifest, headScript, styles));
  for (const file of apiFiles(facts)) made.set(...file);
  writeFileSync(sheet, removeInlinedRules(styles));
  for (const [name, text] of made) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  await writeIcons(join(dist, 'pictures'), made.get('icon.svg') ?? '');
  const own = join(companyFolder(), 'public');
  if (existsSync(own)) cpSync(own, dist, { recursive: true });
  await updateOgImages(join(dist, 'pictures'));
  writeWorker(dist, readAndRemove(dist, manifest['offline/worker.ts']?.file), [...made.keys()]);
  writeDemoPages(dist, facts);
  writeFileSync(join(dist, 'demo/brand.css'), brandCss(tones));
  removeUnusedImages(dist);
  const { companyName } = (await loadCompany()).values['names.ts'] as { companyName: { en: string } };
  describeVersion(dist, { name: companyName.en, site: facts.site });
  await writeTrust(dist);
  writeGuides(dist, facts);
  writeIframePages(dist, facts);
  rmSync(join(dist, '.vite'), { recursive: true });
}

/** Puts a whole build in the place of the former one, which stands until then. */
export function publish(stage: string, dist: string): void {
  const former = `${stage}.former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(stage, dist);
  rmSync(former, { recursive: true, force: true });
}

/** The icon as phones take it; a company's own pictures of these names would replace them. */
async function writeIcons(folder: string, icon: string): Promise<void> {
  for (const size of [180, 192, 512])
    await sharp(Buffer.from(icon))
      .resize(size)
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `app-icon-${size}.png`));
}

/** The text of a built script that is not published as a file of that name. */
function readAndRemove(dist: string, name = ''): string {
  const file = join(dist, name);
  const text = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return text;
}

function assetsOf(manifest: Manifest, headScript: string, styles: string): Assets {
  const entry = manifest['index.html'];
  const script = `/${entry?.file}`;
  const prefetch: Assets['prefetch'] = (source, language) => {
    const texts = [`locales/${language}.json`, `locales/${language}.cards.json`];
    const wanted = ['main.tsx', source, ...texts];
    const keys = Object.keys(manifest).filter((key) => wanted.some((name) => key.endsWith(name)));
    return [...new Set(keys.flatMap((key) => filesOf(manifest, key)))].filter((file) => file !== script);
  };
  return { headScript, script, stylesheet: `/${entry?.css?.[0]}`, styles, prefetch };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The manifest of the build has no ${key}. Check the entries in vite.config.ts.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((other) => filesOf(manifest, other))];
}

import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Manifest } from 'vite';
import { apiFiles } from '../api/api-files.ts';
import { brandCss } from '../company/brand.ts';
import { companyFolder, root, writeFiles } from '../company/folder.ts';
import { removeUnusedImages } from '../company/image-files.ts';
import { describeVersion } from '../versions/versions.ts';
import { writeWorker } from './offline-list.ts';
import { updateOgImages } from './og-images.ts';
import { partnerPages } from './partner-pages.ts';
import type { Assets } from './prerender.tsx';
import { writeTrust } from './trust/write-trust.ts';

/**
 * Writes every page, after both browser builds and the server build are done.
 * @param dist the folder that is published
 * @param server the folder of the server build
 */
export async function writePages(dist: string, server: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const { companyInEnglish, facts, files, tones } = await import(
    pathToFileURL(join(server, 'prerender.js')).href
  );

  const headScript = readAndRemove(dist, 'head-script.js');
  const styles = readAndRemove(dist, manifest['index.html']?.css?.[0]);
  const built: Map<string, string> = await files(assetsOf(manifest, headScript, styles));
  const source = (file: string) => !/\.(ts|html)$/.test(file);
  cpSync(join(root, 'demo'), join(dist, 'demo'), { recursive: true, filter: source });
  cpSync(join(root, 'src/iframe/iframe.css'), join(dist, 'iframe/iframe.css'));
  writeFiles(dist, [
    ...built,
    ...apiFiles(facts),
    ...partnerPages(facts),
    ['demo/brand.css', brandCss(tones)],
  ]);
  await writeIcons(join(dist, 'pictures'), built.get('icon.svg') ?? '');
  const own = join(companyFolder(), 'public');
  if (existsSync(own)) cpSync(own, dist, { recursive: true });
  await updateOgImages(join(dist, 'pictures'));
  writeWorker(dist, readAndRemove(dist, manifest['offline/worker.ts']?.file), [...built.keys()]);
  removeUnusedImages(dist);
  describeVersion(dist, { name: companyInEnglish, site: facts.site });
  await writeTrust(dist);
  rmSync(join(dist, '.vite'), { recursive: true });
}

/** Replaces the previous build with a complete one. */
export function publish(stage: string, dist: string): void {
  const previous = `${stage}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, previous);
  renameSync(stage, dist);
  rmSync(previous, { recursive: true, force: true });
}

/** The icon as PNG for phones. A company's own images with these names replace them. */
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
  return { headScript, script, styles, prefetch };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The manifest of the build has no ${key}. Check the entries in vite.config.ts.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((other) => filesOf(manifest, other))];
}

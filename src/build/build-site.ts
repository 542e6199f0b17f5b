import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Manifest, ManifestChunk, ViteBuilder } from 'vite';
import { apiFiles } from './api/api-files.ts';
import { BuildError } from './build-error.ts';
import { brandCss, tonesOf } from './company/brand.ts';
import { removeUnusedImages } from './company/image-files.ts';
import { type Company, loadCompany } from './company/load-company.ts';
import { releaseWarnings, validateCompany } from './company/validate.ts';
import { previousFolder, root, writeFiles } from './files.ts';
import { compress, writeHosting } from './hosting/write-hosting.ts';
import { updateOgImages } from './pages/og-images.ts';
import { partnerPages } from './pages/partner-pages.ts';
import { writeWorker } from './pages/precache-list.ts';
import type { Assets } from './pages/prerender.tsx';
import { writeTrust } from './pages/trust/write-trust.ts';
import { copyVersions } from './versions/copy-published.ts';
import { describeVersion } from './versions/versions.ts';

/** `dist` is published; `stage` becomes `dist` when it is complete; `server` contains the code that renders the pages. */
type Folders = { dist: string; stage: string; server: string };
/** `folder` contains the data of the company. */
type SiteOptions = { folder: string; release?: boolean | undefined };

/**
 * Builds all environments and writes the pages. The previous build stays until the new one is complete.
 * @throws BuildError if the company's files are invalid, or if a release still has sample values or warnings
 */
export async function buildSite(
  builder: ViteBuilder,
  { dist, stage, server }: Folders,
  { folder, release }: SiteOptions,
): Promise<void> {
  const errors = await validateCompany(folder);
  if (errors.length) throw new BuildError(errors);
  const open = await releaseWarnings(folder);
  if (release && open.length) throw new BuildError([...open, '`--release` fails until this list is empty.']);
  restoreBuild(dist);
  try {
    for (const environment of Object.values(builder.environments)) await builder.build(environment);
    await writePages(stage, server, await loadCompany(folder));
    await copyVersions(dist, stage);
    await compress(stage);
    writeHosting(stage);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(server, { recursive: true, force: true });
  }
  replaceBuild(dist, stage);
  open.push('The site was built. `npm run build -- --release` fails until this list is empty.');
  if (open.length > 1) console.log(open.join('\n'));
}

/**
 * Renames the new build to `dist`, and deletes the previous one last.
 * @throws BuildError if `dist` cannot be renamed, for example because it is a mount point. Then both builds are complete.
 */
export function replaceBuild(dist: string, stage: string): void {
  const previous = previousFolder(dist);
  try {
    restoreBuild(dist);
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(dist)) renameSync(dist, previous);
    renameSync(stage, dist);
  } catch (error) {
    restoreBuild(dist);
    throw new BuildError([
      `${dist} could not be replaced. ${Object(error).message}. The new build is complete in ${stage}.`,
    ]);
  }
  try {
    rmSync(previous, { recursive: true, force: true });
  } catch (error) {
    console.warn(
      `The new build is in ${dist}. The previous build in ${previous} could not be deleted. ${Object(error).message}. Delete this folder before the next build.`,
    );
  }
}

/** Renames the previous build back to `dist` if its replacement was interrupted. */
function restoreBuild(dist: string): void {
  const previous = previousFolder(dist);
  if (existsSync(previous) && !existsSync(dist)) renameSync(previous, dist);
}

/** Writes all files besides those that Vite has built. */
async function writePages(dist: string, server: string, company: Company): Promise<void> {
  const { 'facts.ts': facts, 'colors.ts': colors, 'names.ts': names } = company.values;
  const { assets, worker } = takeAssets(dist);
  const { files } = await import(pathToFileURL(join(server, 'prerender.js')).href);
  const pages: Map<string, string> = await files(assets);
  writeFiles(dist, [
    ...pages,
    ...apiFiles(facts),
    ...partnerPages(facts),
    ['demo/brand.css', brandCss(tonesOf(colors))],
  ]);
  const isPublished = (file: string) => !/\.(ts|html)$/.test(file);
  cpSync(join(root, 'demo'), join(dist, 'demo'), { recursive: true, filter: isPublished });
  cpSync(join(root, 'src/iframe/iframe.css'), join(dist, 'iframe/iframe.css'));
  const images = await writeImages(dist, pages.get('icon.svg') ?? '', company.folder);
  writeWorker(dist, worker, [...pages.keys()]);
  const snippet = describeVersion(dist, names.companyName.en, facts.site, images);
  await writeTrust(dist, company, snippet);
}

/**
 * Writes the icons and the images for shared links, and the company's own files, which replace ours.
 * @returns the names of the images that published files mention
 */
async function writeImages(dist: string, icon: string, company: string): Promise<string[]> {
  await writeIcons(join(dist, 'pictures'), icon);
  const own = join(company, 'public');
  if (existsSync(own)) cpSync(own, dist, { recursive: true });
  await updateOgImages(join(dist, 'pictures'), company);
  return removeUnusedImages(dist);
}

/** The icon as PNG for phones. A company's own images with these names replace them. */
async function writeIcons(folder: string, icon: string): Promise<void> {
  for (const size of [180, 192, 512])
    await sharp(Buffer.from(icon))
      .resize(size)
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `app-icon-${size}.png`));
}

/** The text of a built file that is not published under its name. */
function readAndRemove(dist: string, name = ''): string {
  const file = join(dist, name);
  const text = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return text;
}

/** The folder of the stylesheets that the pages contain. Each has the name of its page. */
const firstScreens = 'styles/first-screen/';

/** What the pages need of the files that Vite has built. Removes those that the pages contain. */
function takeAssets(dist: string): { assets: Assets; worker: string } {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  rmSync(join(dist, '.vite'), { recursive: true });
  const entry = manifest['index.html'];
  const script = `/${entry?.file}`;
  const prefetch: Assets['prefetch'] = (source, language) => {
    const texts = [`locales/${language}.json`, `locales/${language}.cards.json`];
    const wanted = ['main.tsx', source, ...texts];
    const keys = Object.keys(manifest).filter((key) => wanted.some((name) => key.endsWith(name)));
    return [...new Set(keys.flatMap((key) => filesOf(manifest, key)))].filter((file) => file !== script);
  };
  const headScript = readAndRemove(dist, 'head-script.js');
  for (const file of entry?.css ?? []) readAndRemove(dist, file);
  const first = Object.keys(manifest).filter((key) => key.startsWith(firstScreens));
  const texts = new Map(
    first.map((key) => [basename(key, '.css'), readAndRemove(dist, manifest[key]?.file)]),
  );
  const styles = (source: string) => texts.get(basename(source, '.tsx')) ?? '';
  const worker = readAndRemove(dist, manifest['offline/service-worker.ts']?.file);
  return { assets: { headScript, script, styles, prefetch }, worker };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const { file, imports = [] } = manifest[key] as ManifestChunk;
  return [`/${file}`, ...imports.flatMap((other) => filesOf(manifest, other))];
}

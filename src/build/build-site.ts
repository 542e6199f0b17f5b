import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk, ViteBuilder } from 'vite';
import { apiFiles } from './api/write-api.ts';
import { BuildError } from './build-error.ts';
import { validateCompany } from './company/validate.ts';
import { dist, marker, readSource, root, writeFiles } from './files.ts';
import { compress, writeHosting } from './hosting/write-hosting.ts';
import type { Assets } from './pages/prerender.tsx';
import { publishVersions, releaseErrors } from './versions.ts';

/**
 * Builds all environments and writes the pages into `dist`. A build that fails leaves `dist` as it was, or empty.
 * @param server the folder of the code that renders the pages
 * @throws BuildError if the company's files are invalid, if `dist` contains other files than a build, or if a release
 *   still has sample values or warnings
 */
export async function buildSite(builder: ViteBuilder, server: string, release?: boolean): Promise<void> {
  const { errors, samples: open } = await validateCompany();
  if (errors.length) throw new BuildError(errors);
  if (release) {
    const refused = [...open, ...releaseErrors()];
    if (refused.length) throw new BuildError([...refused, '`--release` fails until this list is empty.']);
  }
  const notes: string[] = [];
  try {
    emptyBuild(dist);
    for (const environment of Object.values(builder.environments)) await builder.build(environment);
    await writePages(dist, server);
    notes.push(...publishVersions(dist, release));
    compress(dist);
    writeHosting(dist);
    writeFiles(dist, [[marker, 'complete']]);
  } catch (error) {
    emptyBuild(dist);
    throw error;
  } finally {
    rmSync(server, { recursive: true, force: true });
  }
  const next = open.length
    ? '`npm run build -- --release` fails until this list is empty.'
    : release
      ? 'Upload its content as described in src/DEPLOYMENT.md.'
      : 'Use `npm run build -- --release` for a build that you deploy.';
  console.log([...open, ...notes, `The site was built in dist/. ${next}`].join('\n'));
}

/**
 * Deletes a build. The folder itself stays, because it can be a mount point. An interrupted deletion leaves an incomplete
 * build.
 * @throws BuildError if no build has written the files in this folder
 */
export function emptyBuild(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length && !files.includes(marker))
    throw new BuildError([
      `${folder} contains files that \`npm run build\` did not write. Nothing was changed. Move or delete this folder.`,
    ]);
  writeFiles(folder, [[marker, '']]);
  for (const name of files) if (name !== marker) rmSync(join(folder, name), { recursive: true });
}

/** Writes all files besides those that Vite has built. */
async function writePages(dist: string, server: string): Promise<void> {
  const assets = takeAssets(dist);
  const { files } = await import(pathToFileURL(join(server, 'prerender.js')).href);
  const pages: Map<string, string> = await files(assets);
  writeFiles(dist, [...pages, ...apiFiles(), ['icon.svg', readSource('widgets/company/icon.svg')]]);
  const isPublished = (file: string) => !/\.(ts|html)$/.test(file);
  cpSync(join(root, 'demo'), join(dist, 'demo'), { recursive: true, filter: isPublished });
  cpSync(join(root, 'src/iframe/iframe.css'), join(dist, 'iframe/iframe.css'));
}

/** The text of a built file that is not published under its name. */
function readAndRemove(dist: string, name = ''): string {
  const file = join(dist, name);
  const text = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return text;
}

/** What the pages need of the files that Vite has built. Removes those that the pages contain. */
function takeAssets(dist: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  rmSync(join(dist, '.vite'), { recursive: true });
  const urlOf = (source: string) => `/${manifest[source]?.file}`;
  const script = urlOf('client/boot.ts');
  const islandFiles: Assets['islandFiles'] = (island, language) => {
    const wanted = ['client/mount.tsx', `islands/${island}.tsx`, `../widgets/locales/${language}.json`];
    return [...new Set(wanted.flatMap((key) => filesOf(manifest, key)))].filter((file) => file !== script);
  };
  return {
    headScript: readAndRemove(dist, 'head-script.js'),
    script,
    siteStyles: urlOf('styles/site.css'),
    islandFiles,
  };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const { file, imports = [] } = manifest[key] as ManifestChunk;
  return [`/${file}`, ...imports.flatMap((other) => filesOf(manifest, other))];
}

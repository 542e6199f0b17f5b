import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Manifest, ManifestChunk, ViteBuilder } from 'vite';
import { apiFiles } from './api/write-api.ts';
import { validateCompany } from './company/validate.ts';
import { dist, root, writeFiles } from './files.ts';
import { compress, writeHosting } from './hosting/write-hosting.ts';
import type { Assets } from './pages/prerender.tsx';
import { publishVersion, releaseErrors } from './versions.ts';

/**
 * Builds all environments and writes the pages into `dist`.
 * @param server the folder of the files that only the build uses
 * @throws if the company's files are invalid, or if a release still has sample values
 */
export async function buildSite(builder: ViteBuilder, server: string, release: boolean): Promise<void> {
  const { errors, samples } = await validateCompany();
  if (release) errors.push(...samples, ...releaseErrors());
  if (errors.length) throw new Error(errors.join('\n'));
  for (const environment of Object.values(builder.environments))
    if (environment.name === 'classic') await buildOneByOne(builder, environment);
    else await builder.build(environment);
  await writePages(server);
  publishVersion(release);
  compress(dist);
  writeHosting(dist);
  if (samples.length)
    samples.push('`npm run build -- --release` fails until this list of sample values is empty.');
  console.log([...samples, 'The site was built in dist/.'].join('\n'));
}

/** With several inputs, Rolldown writes chunks that the files import. Classic scripts cannot import them. */
async function buildOneByOne(builder: ViteBuilder, environment: BuildEnvironment): Promise<void> {
  const { rolldownOptions } = environment.config.build;
  for (const [name, file] of Object.entries(rolldownOptions.input ?? {})) {
    rolldownOptions.input = { [name]: file };
    await builder.build(environment);
  }
}

/** Writes all files besides those that Vite has built. */
async function writePages(server: string): Promise<void> {
  const { files } = await import(pathToFileURL(join(server, 'prerender.js')).href);
  const pages: Map<string, string> = await files(builtAssets());
  rmSync(join(dist, '.vite'), { recursive: true });
  writeFiles(dist, [...pages, ...apiFiles()]);
  const isPublished = (file: string) => !/\.(ts|html)$/.test(file);
  cpSync(join(root, 'demo'), join(dist, 'demo'), { recursive: true, filter: isPublished });
  cpSync(join(root, 'src/iframe/iframe.css'), join(dist, 'iframe/iframe.css'));
  cpSync(join(root, 'widgets/company/icon.svg'), join(dist, 'icon.svg'));
}

/** What the pages need of the files that Vite has built. */
function builtAssets(): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const urlOf = (source: string) => `/${manifest[source]?.file}`;
  const script = urlOf('client/boot.ts');
  return {
    headScript: readFileSync(join(dist, '.vite/head-script.js'), 'utf8').trim(),
    script,
    siteStyles: urlOf('styles/site.css'),
    islandFiles(island, language) {
      const entries = ['client/mount.tsx', `islands/${island}.tsx`, `../widgets/locales/${language}.json`];
      const names = entries.flatMap((entry) => filesOf(manifest, entry));
      return [...new Set(names)].filter((file) => file !== script);
    },
  };
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, key: string): string[] {
  const { file, imports = [] } = manifest[key] as ManifestChunk;
  return [`/${file}`, ...imports.flatMap((other) => filesOf(manifest, other))];
}

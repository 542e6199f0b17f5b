import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { json, readJson, writeFiles } from '../files.ts';
import { integrityOf, type Version } from './versions.ts';

const list = 'embed/versions.json';
type Read = (name: string) => Promise<Buffer | undefined>;

/**
 * Copies the published pinned versions into a build, so that an upload does not delete them.
 * @param live a folder, or a URL
 * @param built the folder of the build
 * @returns the versions that were copied
 * @throws BuildError if a version is published with different content, or if one of its files is damaged
 */
export async function collect(live: string, built: string): Promise<string[]> {
  const read: Read = (name) =>
    /^https?:/.test(live) ? download(live, name) : readIfExists(join(live, name));
  const theirs: Record<string, string> = JSON.parse(String((await read(list)) ?? '{}'));
  const ours = readJson(join(built, list));
  for (const [version, sum] of Object.entries(ours)) {
    const sums = await read(`embed/${version}/integrity.json`);
    if (sums && JSON.parse(String(sums)).files['embed.js'] !== sum)
      throw new BuildError([
        `embed/${version}/ is already published with different content, and a pinned version cannot change. Nothing was published. Run \`npm version patch --no-git-tag-version\` and build again.`,
      ]);
  }
  const missing = Object.keys(theirs).filter((version) => !ours[version]);
  for (const version of missing) await copyVersion(version, theirs[version], read, built);
  for (const version of Object.keys(theirs)) await copyImages(version, read, built);
  if (missing.length) writeFiles(built, [[list, json({ ...theirs, ...ours })]]);
  return missing;
}

async function copyVersion(
  version: string,
  sum: string | undefined,
  read: Read,
  built: string,
): Promise<void> {
  const folder = `embed/${version}`;
  const verified = async (name: string, isExpected: (bytes: Buffer) => boolean) => {
    const bytes = await read(`${folder}/${name}`);
    if (bytes && isExpected(bytes)) return bytes;
    throw new BuildError([
      `${folder}/${name} on the published site does not match the integrity hash of version ${version}. Nothing was copied. Restore this file on the server.`,
    ]);
  };
  const describes = (bytes: Buffer) => JSON.parse(String(bytes)).files['embed.js'] === sum;
  const sums = await verified('integrity.json', describes);
  const { files, snippet }: Version = JSON.parse(String(sums));
  const copies: Record<string, Buffer | string> = { 'integrity.json': sums, 'snippet.txt': `${snippet}\n` };
  for (const [name, expected] of Object.entries(files))
    copies[name] = await verified(name, (bytes) => integrityOf(bytes) === expected);
  writeFiles(join(built, folder), Object.entries(copies));
}

/** Copies the images of its gallery that the build no longer has. */
async function copyImages(version: string, read: Read, built: string): Promise<void> {
  const { pictures = [] } = readJson<Partial<Version>>(join(built, 'embed', version, 'integrity.json'));
  for (const name of pictures) {
    const file = `pictures/${name}`;
    const bytes = existsSync(join(built, file)) ? undefined : await read(file);
    if (bytes) writeFiles(built, [[file, bytes]]);
  }
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFileSync(file) : undefined;
}

async function download(site: string, name: string): Promise<Buffer | undefined> {
  const folder = site.endsWith('/') ? site : `${site}/`;
  const response = await fetch(new URL(name, folder), { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new BuildError([
      `${response.url} responded with status ${response.status}. Nothing was copied. Check the URL and try again.`,
    ]);
  return Buffer.from(await response.arrayBuffer());
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { json, readJson, writeFiles } from '../files.ts';
import { integrityOf, type Version } from './versions.ts';

const list = 'embed/versions.json';

/**
 * Copies the published pinned versions into a build, so that an upload does not delete them.
 * @param live a folder, or a URL
 * @returns the versions that were copied
 * @throws BuildError if a version is published with different content, or if one of its files is damaged
 */
export async function collect(live: string, built: string): Promise<string[]> {
  for (const [version, sum] of Object.entries(readJson(join(built, list)))) {
    const sums = await read(live, `embed/${version}/integrity.json`);
    if (sums && JSON.parse(String(sums)).files['embed.js'] !== sum)
      throw new BuildError([
        `embed/${version}/ is already published with different content, and a pinned version cannot change. Nothing was published. Run \`npm version patch --no-git-tag-version\` and build again.`,
      ]);
  }
  return copyVersions(live, built);
}

/** Copies the versions and the images of their galleries that a build lacks. @param from a folder, or a URL */
export async function copyVersions(from: string, built: string): Promise<string[]> {
  const theirs: Record<string, string> = JSON.parse(String((await read(from, list)) ?? '{}'));
  const ours = readJson(join(built, list));
  const missing = Object.keys(theirs).filter((version) => !ours[version]);
  for (const version of missing) await copyVersion(version, theirs[version], from, built);
  for (const version of Object.keys(theirs)) await copyImages(version, from, built);
  writeFiles(built, [[list, json({ ...theirs, ...ours })]]);
  return missing;
}

async function copyVersion(version: string, sum = '', from: string, built: string): Promise<void> {
  const folder = `embed/${version}`;
  const verified = async (name: string, isExpected: (bytes: Buffer) => boolean) => {
    const bytes = await read(from, `${folder}/${name}`);
    if (bytes && isExpected(bytes)) return bytes;
    throw new BuildError([
      `${folder}/${name} in ${from} does not match the integrity hash of version ${version}. Nothing was copied. Restore this file.`,
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
async function copyImages(version: string, from: string, built: string): Promise<void> {
  const { pictures = [] } = readJson<Partial<Version>>(join(built, 'embed', version, 'integrity.json'));
  for (const name of pictures) {
    const file = `pictures/${name}`;
    const bytes = existsSync(join(built, file)) ? undefined : await read(from, file);
    if (bytes) writeFiles(built, [[file, bytes]]);
  }
}

/** A published file, if it exists. */
async function read(live: string, name: string): Promise<Buffer | undefined> {
  const file = join(live, name);
  if (!/^https?:/.test(live)) return existsSync(file) ? readFileSync(file) : undefined;
  const folder = live.endsWith('/') ? live : `${live}/`;
  const response = await fetch(new URL(name, folder), { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new BuildError([
      `${response.url} responded with status ${response.status}. Nothing was copied. Check the URL and try again.`,
    ]);
  return Buffer.from(await response.arrayBuffer());
}

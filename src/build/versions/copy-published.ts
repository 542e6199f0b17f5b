import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { BuildError } from '../build-error.ts';
import { json, readJson, writeFiles } from '../files.ts';
import { integrityOf, type Version } from './versions.ts';

const list = 'embed/versions.json';
/** A pinned file has 0.5 MB, the largest image of the gallery 0.4 MB. */
const maximumBytes = 5_000_000;

// What a site or folder may name. Each becomes part of a path, so none contains a slash or starts with a dot.
const hash = z.string().regex(/^sha384-[\w+/]{64}$/);
const versionName = z.string().regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/);
const fileName = z.string().regex(/^[\w-][\w.-]*\.(js|json|txt)$/);
const imageName = z.string().regex(/^[\w-][\w.-]*\.(avif|webp|jpg)$/);
const versionList = z.record(versionName, hash);
const integrity = z.object({
  snippet: z.string(),
  files: z.record(fileName, hash),
  pictures: z.array(imageName).default([]),
});

/**
 * Copies the published pinned versions into a build, so that an upload does not delete them.
 * @param from a folder, or a URL with `https:` (or `http:` on this machine)
 * @returns the versions that were copied
 * @throws BuildError if a version is published with different content, or if one of its files is invalid or damaged
 */
export async function copyPublished(from: string, built: string): Promise<string[]> {
  for (const [version, embedHash] of Object.entries(readJson(join(built, list)))) {
    const published = await readPublished(from, `embed/${version}/integrity.json`, integrity);
    if (published && published.files['embed.js'] !== embedHash)
      throw new BuildError([
        `embed/${version}/ is already published with different content, and a pinned version cannot change. Nothing was published. Run \`npm version patch --no-git-tag-version\`, delete ${basename(built)}/ and build again.`,
      ]);
  }
  return copyVersions(from, built);
}

/** Copies the versions and the images of their galleries that a build lacks. @param from a folder, or a URL */
export async function copyVersions(from: string, built: string): Promise<string[]> {
  const theirs = (await readPublished(from, list, versionList)) ?? {};
  const ours = readJson(join(built, list));
  const missing = Object.keys(theirs).filter((version) => !ours[version]);
  for (const version of missing) await copyVersion(version, theirs[version], from, built);
  for (const version of Object.keys(theirs)) await copyImages(version, from, built);
  writeFiles(built, [[list, json({ ...theirs, ...ours })]]);
  return missing;
}

async function copyVersion(version: string, embedHash = '', from: string, built: string): Promise<void> {
  const folder = `embed/${version}`;
  const published = await readPublished(from, `${folder}/integrity.json`, integrity);
  const damaged = (name: string) =>
    new BuildError([
      `${folder}/${name} in ${from} does not match the integrity hash of version ${version}. Nothing was copied. Restore this file.`,
    ]);
  if (published?.files['embed.js'] !== embedHash) throw damaged('integrity.json');
  const copies: Record<string, Buffer | string> = {
    'integrity.json': json({ version, ...published }),
    'snippet.txt': `${published.snippet}\n`,
  };
  for (const [name, expected] of Object.entries(published.files)) {
    const bytes = await read(from, `${folder}/${name}`);
    if (!bytes || integrityOf(bytes) !== expected) throw damaged(name);
    copies[name] = bytes;
  }
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

/** A published JSON file, if it exists. @throws BuildError if it has another form than the build writes */
async function readPublished<Content>(
  from: string,
  name: string,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> {
  const bytes = await read(from, name);
  if (!bytes) return undefined;
  try {
    return schema.parse(JSON.parse(String(bytes)));
  } catch {
    throw new BuildError([
      `${name} in ${from} is not a file that a build has written. Nothing was copied. Restore this file.`,
    ]);
  }
}

/** A published file, if it exists. */
async function read(from: string, name: string): Promise<Buffer | undefined> {
  const file = join(from, name);
  if (!isUrl(from)) return existsSync(file) ? readFileSync(file) : undefined;
  const url = new URL(name, from.endsWith('/') ? from : `${from}/`);
  if (url.protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    throw new BuildError([
      `${from} is not secure. Nothing was copied. Use the URL that starts with https://.`,
    ]);
  // A redirect could lead to a URL without encryption.
  const response = await fetch(url, { cache: 'no-store', redirect: 'manual' });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new BuildError([
      `${url} responded with status ${response.status}. Nothing was copied. Check the URL and try again.`,
    ]);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maximumBytes)
      throw new BuildError([
        `${url} is larger than ${maximumBytes} bytes. Nothing was copied. Check the URL.`,
      ]);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a target of a deployment is a site instead of a folder. */
export const isUrl = (target: string) => /^[a-z]+:\/\//i.test(target);

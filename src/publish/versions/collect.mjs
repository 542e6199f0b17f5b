// Brings the pinned versions that are live into a build, so that none goes when the build takes their place.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const list = 'embed/versions.json';

/**
 * @param live a folder, or an address that begins with http
 * @param built the build, which is completed
 * @returns the versions that came
 * @throws a sentence when a version is published with other bytes than the build has for it, or not whole
 */
export async function collect(live, built) {
  const read = /^https?:/.test(live) ? (name) => fetched(live, name) : (name) => kept(join(live, name));
  const there = JSON.parse((await read(list)) ?? '{}');
  const file = join(built, list);
  const ours = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const came = Object.keys(there).filter((version) => !ours[version]);
  for (const [version, sum] of Object.entries(ours)) {
    const theirs = await read(`embed/${version}/integrity.json`);
    if (theirs && JSON.parse(theirs).files['embed.js'] !== sum)
      throw `embed/${version}/ is published with other contents, and what is pinned never changes. Give this build a version of its own: npm version patch --no-git-tag-version, then build again.`;
  }
  for (const version of came) await bring(version, there[version], read, built);
  for (const version of Object.keys(there)) await bringPictures(version, read, built);
  if (came.length) writeFileSync(file, `${JSON.stringify({ ...there, ...ours }, null, 2)}\n`);
  return came;
}

async function bring(version, sum, read, built) {
  const folder = `embed/${version}`;
  const notWhole = (name) => `${folder}/${name} is not what was published as version ${version}.`;
  const sums = await read(`${folder}/integrity.json`);
  if (!sums) throw notWhole('integrity.json');
  const { files, snippet } = JSON.parse(sums);
  if (files['embed.js'] !== sum) throw notWhole('integrity.json');
  const coming = { 'integrity.json': sums, 'snippet.txt': `${snippet}\n` };
  for (const [name, expected] of Object.entries(files)) {
    const bytes = await read(`${folder}/${name}`);
    if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== expected)
      throw notWhole(name);
    coming[name] = bytes;
  }
  for (const [name, bytes] of Object.entries(coming)) write(join(built, folder, name), bytes);
}

/** Pictures of a gallery that the build itself does not show any more. */
async function bringPictures(version, read, built) {
  const { pictures = [] } = JSON.parse(readFileSync(join(built, 'embed', version, 'integrity.json'), 'utf8'));
  for (const name of pictures) {
    const file = join(built, 'pictures', name);
    const bytes = existsSync(file) ? undefined : await read(`pictures/${name}`);
    if (bytes) write(file, bytes);
  }
}

function write(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function kept(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}

async function fetched(site, name) {
  const response = await fetch(new URL(name, `${site.replace(/\/$/, '')}/`), { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw `${response.url} answers ${response.status}.`;
  return Buffer.from(await response.arrayBuffer());
}

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { filesIn } from '../files.ts';
import { collect } from '../versions/copy-published.ts';
import { lastFile } from './write-hosting.ts';

/** Days for which a replaced release stays, because open tabs and cached scripts still request its files. */
const days = 30;
/** Pinned versions are permanent, with the images of their galleries. */
const permanent = /^(embed\/\d[^/]*|pictures)\//;
/** The files that refer to all others, with their compressed files. They are replaced last, `embed.js` at the end. */
const entries = [/\.html(\.br|\.gz)?$|^(offline\.js|sitemap\.xml|_headers|\.htaccess)/, /^embed\.js/];
/** -1 for files that are no entries. */
const order = (name: string) => entries.findIndex((entry) => entry.test(name));

const store = (folder: string, release = '') => join(folder, '.releases', release);
const idOf = (date: Date) => date.toISOString().split(/[:.]/).join('-');
const inStore = (folder: string) => (existsSync(store(folder)) ? readdirSync(store(folder)).sort() : []);
/** The releases from the oldest to the published one. */
const releasesOf = (folder: string) => inStore(folder).filter((name) => /^\d/.test(name));
/** A release after a rollback. Open tabs still request its files. */
const withdrawn = 'withdrawn-';

/**
 * Publishes a build in a folder that a web server serves. New files are added first, pages and `embed.js` last, each file
 * in one step. `.releases` in the folder contains a copy of each release for a rollback.
 * @param folder the published folder
 * @param built the folder of the build
 * @returns a message for the console
 * @throws BuildError if the build is incomplete, or if it changes a pinned version
 */
export async function deploy(folder: string, built: string): Promise<string> {
  if (!existsSync(join(built, lastFile)))
    throw new BuildError(['There is no complete build. Run `npm run build -- --release`.']);
  await collect(folder, built);
  // Version 1.1 stored only the files that a release replaced.
  if (existsSync(store(folder, 'releases.json'))) rmSync(store(folder), { recursive: true });
  const files = filesIn(built);
  const live = releasesOf(folder).at(-1);
  const isLive = live && filesIn(store(folder, live)).length === files.length;
  const published = [folder, store(folder, live)];
  if (
    isLive &&
    files.every((name) => published.every((place) => isSame(join(built, name), join(place, name))))
  )
    return `${folder} already contains this build. Nothing was changed.`;
  const next = store(folder, 'next');
  rmSync(next, { recursive: true, force: true });
  cpSync(built, next, { recursive: true });
  publish(folder, next, live);
  const id = idOf(new Date());
  renameSync(next, store(folder, id));
  removeOldReleases(folder);
  return `Release ${id} is published with ${files.length} files.`;
}

/** Publishes the previous release again. @throws BuildError if there is none */
export function rollback(folder: string): string {
  const releases = existsSync(store(folder, 'releases.json')) ? [] : releasesOf(folder);
  // A deployment that was interrupted is the live one.
  const live = existsSync(store(folder, 'next')) ? 'next' : releases.pop();
  const previous = releases.at(-1);
  if (!previous || !live)
    throw new BuildError([
      `${folder} has no previous release. Nothing was changed. Deploy the build that you want.`,
    ]);
  publish(folder, store(folder, previous), live);
  renameSync(store(folder, live), store(folder, withdrawn + idOf(new Date())));
  return `Release ${previous} is published again.`;
}

/** Copies the files of a release, and deletes the pages that only the published release has. */
function publish(folder: string, release: string, live?: string): void {
  const files = filesIn(release).sort((one, other) => order(one) - order(other));
  for (const name of files) {
    const [from, to] = [join(release, name), join(folder, name)];
    if (isSame(from, to)) continue;
    // A server never reads an incomplete file.
    cpSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
  const removed = live ? filesIn(store(folder, live)).filter((name) => !files.includes(name)) : [];
  for (const name of removed) if (order(name) >= 0) rmSync(join(folder, name), { force: true });
}

/** Deletes releases that were replaced long ago, and the files that only they have. */
function removeOldReleases(folder: string): void {
  const limit = idOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
  const releases = releasesOf(folder);
  // The previous release always stays, for a rollback.
  const replaced = releases.slice(0, -2).filter((_, at) => String(releases[at + 1]) < limit);
  const old = [
    ...replaced,
    ...inStore(folder).filter((name) => name.startsWith(withdrawn) && name < withdrawn + limit),
  ];
  const others = inStore(folder).filter((release) => !old.includes(release));
  const needed = new Set(others.flatMap((release) => filesIn(store(folder, release))));
  for (const release of old) {
    for (const name of filesIn(store(folder, release)))
      if (!needed.has(name) && !permanent.test(name)) rmSync(join(folder, name), { force: true });
    rmSync(store(folder, release), { recursive: true });
  }
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

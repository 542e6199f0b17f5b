import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { filesIn } from '../files.ts';
import { collect } from '../versions/copy-published.ts';
import { lastFile } from './write-hosting.ts';

/** The number of releases that are stored for a rollback, with the published one. */
const stored = 5;
/** The files that refer to all others, with their compressed files. They are replaced last. */
const isEntry = (name: string) =>
  /\.html(\.br|\.gz)?$|^(embed\.js|offline\.js|sitemap\.xml|_headers|\.htaccess)/.test(name);

/** A complete copy of each release. `next` is the one that is being published. No server serves this folder. */
const store = (folder: string, release = '') => join(folder, '.deployments', release);
/** The releases from the oldest to the published one. */
const releasesOf = (folder: string) =>
  readdirSync(store(folder))
    .filter((name) => name !== 'next')
    .sort();

/**
 * Publishes a build in a folder that a web server serves. Chunks of earlier releases stay, because open tabs and cached
 * scripts still request them.
 * @returns a message for the console
 * @throws BuildError if the build is incomplete, or if it changes a pinned version
 */
export async function deploy(folder: string, built: string): Promise<string> {
  if (!existsSync(join(built, lastFile)))
    throw new BuildError(['There is no complete build. Run `npm run build -- --release`.']);
  await collect(folder, built);
  mkdirSync(store(folder), { recursive: true });
  const live = releasesOf(folder).at(-1);
  const files = filesIn(built);
  const isIn = (place: string) => files.every((name) => isSame(join(built, name), join(place, name)));
  if (live && isIn(folder) && isIn(store(folder, live)))
    return `${folder} already contains this build. Nothing was changed.`;
  const next = store(folder, 'next');
  rmSync(next, { recursive: true, force: true });
  cpSync(built, next, { recursive: true });
  publish(folder, 'next', live);
  const id = new Date().toISOString().replaceAll(':', '-');
  renameSync(next, store(folder, id));
  for (const old of releasesOf(folder).slice(0, -stored)) rmSync(store(folder, old), { recursive: true });
  return `Release ${id} is published with ${files.length} files.`;
}

/** Publishes the previous release again. @throws BuildError if there is none */
export function rollback(folder: string): string {
  const releases = existsSync(store(folder)) ? releasesOf(folder) : [];
  // A deployment that was interrupted is the live one.
  const live = existsSync(store(folder, 'next')) ? 'next' : releases.pop();
  const previous = releases.at(-1);
  if (!previous || !live)
    throw new BuildError([
      `${folder} has no previous release. Nothing was changed. Deploy the build that you want.`,
    ]);
  publish(folder, previous, live);
  rmSync(store(folder, live), { recursive: true });
  return `Release ${previous} is published again.`;
}

/** Copies the files of a release: new files first, pages and `embed.js` last. Deletes pages that it no longer has. */
function publish(folder: string, release: string, replaced?: string): void {
  const files = filesIn(store(folder, release)).sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const name of files) {
    const [from, to] = [join(store(folder, release), name), join(folder, name)];
    if (isSame(from, to)) continue;
    // A server never reads an incomplete file.
    cpSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
  const removed = replaced ? filesIn(store(folder, replaced)).filter((name) => !files.includes(name)) : [];
  for (const name of removed) if (isEntry(name)) rmSync(join(folder, name), { force: true });
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

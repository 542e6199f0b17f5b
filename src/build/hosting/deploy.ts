import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { filesIn } from '../files.ts';
import { copyPublished } from '../versions/copy-published.ts';
import { lastFile } from './write-hosting.ts';

// <target>/releases/<time>/  complete releases; unchanged files are hard links
// <target>/current           symbolic link to the release that the web server serves

/** The number of releases that are stored for a rollback, with the published one. */
const stored = 5;
/** Files that open tabs and cached scripts of another release still request, and pinned versions. */
const isKept = (name: string) => /^(assets|embed|pictures)\//.test(name) && !/\.html(\.br|\.gz)?$/.test(name);

/** The releases up to the published one, the oldest first. Later ones were never published. */
function releasesOf(target: string, current: string): string[] {
  const names = readdirSync(join(target, 'releases')).sort();
  return names.slice(0, names.indexOf(current) + 1);
}

/** The name of the published release. */
function currentOf(target: string): string | undefined {
  const link = join(target, 'current');
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/**
 * Publishes a build as a new release in a folder whose `current` a web server serves.
 * @returns a message for the console
 * @throws BuildError if the build is incomplete, if it changes a pinned version, or if another deployment is running
 */
export async function deploy(target: string, built: string): Promise<string> {
  if (!existsSync(join(built, lastFile)))
    throw new BuildError(['There is no complete build. Run `npm run build -- --release`.']);
  return locked(target, async () => {
    const takenOver = takeOver(target);
    const previous = currentOf(target) ?? takenOver;
    const from = previous && join(target, 'releases', previous);
    if (from) await copyPublished(from, built);
    const files = filesIn(built);
    const same = new Set(from && files.filter((name) => isSame(join(built, name), join(from, name))));
    if (same.size === files.length && !takenOver)
      return `${target} already contains this build. Nothing was changed.`;
    const next = join(target, '.next');
    rmSync(next, { recursive: true, force: true });
    for (const name of files) {
      if (from && same.has(name)) addFile(linkOrCopy, from, next, name);
      else addFile(copyFileSync, built, next, name);
    }
    if (from) keepFiles(from, next);
    const id = new Date().toISOString().replaceAll(':', '-');
    mkdirSync(join(target, 'releases'), { recursive: true });
    renameSync(next, join(target, 'releases', id));
    publish(target, id);
    const kept = [...(previous ? releasesOf(target, previous).slice(1 - stored) : []), id];
    for (const name of readdirSync(join(target, 'releases')))
      if (!kept.includes(name)) rmSync(join(target, 'releases', name), { recursive: true });
    const message = `Release ${id} is published with ${files.length} files, ${same.size} of them unchanged.`;
    if (!takenOver) return message;
    return `${message} ${target} had the layout of an earlier version, and its files are now release ${takenOver}. Set the root of the web server to ${target}/current. Then delete everything else in ${target} except releases/. Copy files that you had added yourself into the folder public/ of the company.`;
  });
}

/** Publishes the previous release again, and deletes the published one. @throws BuildError if there is none */
export function rollback(target: string): Promise<string> {
  return locked(target, async () => {
    const live = currentOf(target);
    const previous = live && releasesOf(target, live).at(-2);
    if (!live || !previous)
      throw new BuildError([
        `${target} has no previous release. Nothing was changed. Deploy the build that you want.`,
      ]);
    const from = join(target, 'releases', live);
    keepFiles(from, join(target, 'releases', previous));
    publish(target, previous);
    rmSync(from, { recursive: true });
    return `Release ${previous} is published again.`;
  });
}

/** Runs one deployment at a time. */
async function locked(target: string, work: () => Promise<string>): Promise<string> {
  const lock = join(target, '.lock');
  mkdirSync(target, { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
  } catch {
    throw new BuildError([
      `Another deployment is running (process ${readFileSync(lock, 'utf8').trim()}). Nothing was changed. If it was interrupted, delete ${lock}.`,
    ]);
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError([
      `${Object(error).message}. The published release is ${currentOf(target) ?? 'unchanged'}.`,
    ]);
  } finally {
    rmSync(lock);
  }
}

/** Replaces the link to the published release in one step. */
function publish(target: string, release: string): void {
  const link = join(target, '.current');
  rmSync(link, { force: true });
  symlinkSync(join('releases', release), link);
  renameSync(link, join(target, 'current'));
}

/**
 * Makes the files of a target of version 1.1 or earlier a release: they were in the target itself. They also stay there
 * until the web server serves `current`.
 */
function takeOver(target: string): string | undefined {
  if (existsSync(join(target, 'current')) || !existsSync(join(target, lastFile))) return undefined;
  const id = '0-earlier-layout';
  const release = join(target, 'releases', id);
  rmSync(release, { recursive: true, force: true });
  const isOwn = (name: string) => !/^(releases|\.deployments|\.releases)\/|^\.lock$/.test(name);
  for (const name of filesIn(target).filter(isOwn)) addFile(linkOrCopy, target, release, name);
  return id;
}

/** Adds the files of another release that its open tabs still request. Neither release changes otherwise. */
function keepFiles(from: string, to: string): void {
  for (const name of filesIn(from).filter(isKept))
    if (!existsSync(join(to, name))) addFile(linkOrCopy, from, to, name);
}

/** Linux can refuse links to the files of another user (`fs.protected_hardlinks`). */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Copies or links a file and creates the folders that contain it. */
function addFile(copy: typeof linkOrCopy, from: string, to: string, name: string): void {
  mkdirSync(dirname(join(to, name)), { recursive: true });
  copy(join(from, name), join(to, name));
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

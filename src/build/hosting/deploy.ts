import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { filesIn, readJson } from '../company/folder.ts';
import { collect } from '../versions/collect.ts';

/** Days for which removed files are kept, because open tabs and cached scripts still request them. */
const days = 30;
/** Names with a hash or a version: such files are added and never changed. */
const immutable = /^(assets\/|embed\/(\d|[^/]+\.js))/;
/** Pinned versions are permanent, with the images of their galleries. */
const permanent = /^(embed\/\d[^/]*|pictures)\//;
/** The files that refer to all others. They are replaced last. */
const entry = /(\.html|^embed\.js|^offline\.js|^sitemap\.xml|^_headers|^\.htaccess)(\.(br|gz))?$/;

type Release = { id: string; date: string; files: string[] };
type Memory = { releases: Release[]; retired: Record<string, string> };

/**
 * Publishes a build in a folder that a web server serves. New files are added first, pages and `embed.js` last, each file
 * in one step. `.releases` in the folder contains the files for a rollback.
 * @param folder the published folder
 * @param built the folder of the build
 * @returns a message for the console
 * @throws BuildError if the build is incomplete, or if it changes a pinned version
 */
export async function deploy(folder: string, built: string): Promise<string> {
  const site = liveSite(folder);
  // The build writes this file last.
  if (!existsSync(join(built, '_headers')))
    throw new BuildError(['There is no complete build. Run `npm run build -- --release`.']);
  await collect(folder, built);
  const files = filesIn(built);
  const live = site.memory.releases.at(-1);
  const isLive = live?.files.length === files.length;
  if (isLive && files.every((name) => isSame(join(built, name), join(folder, name))))
    return `${folder} already contains this build. Nothing was changed.`;
  const date = new Date().toISOString();
  const id = date.split(/[:.]/).join('-');
  site.publish(files, (name) => join(built, name));
  site.memory.releases.push({ id, date, files });
  site.save();
  return `Release ${id} is published with ${files.length} files.`;
}

/** Publishes the previous release again. @throws BuildError if there is none */
export function rollback(folder: string): string {
  const site = liveSite(folder);
  const previous = site.memory.releases.at(-2);
  if (!previous)
    throw new BuildError([
      `${folder} has no previous release. Nothing was changed. Deploy the build that you want.`,
    ]);
  const stored = (name: string) => join(folder, '.releases', previous.id, name);
  site.publish(previous.files, (name) => (existsSync(stored(name)) ? stored(name) : join(folder, name)));
  site.memory.releases.pop();
  site.save();
  return `Release ${previous.id} is published again.`;
}

function liveSite(folder: string) {
  const at = (name: string) => join(folder, name);
  const store = at('.releases');
  const file = join(store, 'releases.json');
  const memory = readJson<Memory>(file, { releases: [], retired: {} });
  const live = memory.releases.at(-1);

  /** Publishes `files` and keeps the files that they replace. */
  function publish(files: string[], source: (name: string) => string): void {
    const next = new Set(files);
    for (const name of live?.files ?? []) {
      const changes = !next.has(name) || !isSame(source(name), at(name));
      const stored = join(store, live?.id ?? '', name);
      if (changes && !immutable.test(name) && existsSync(at(name)) && !existsSync(stored))
        copy(at(name), stored);
    }
    const order = (name: string) =>
      immutable.test(name) ? 0 : name.startsWith('embed.js') ? 3 : entry.test(name) ? 2 : 1;
    for (const name of [...files].sort((a, b) => order(a) - order(b)))
      if (!isSame(source(name), at(name))) copy(source(name), at(name));
    for (const name of (live?.files ?? []).filter((one) => !next.has(one))) {
      if (entry.test(name) && !permanent.test(name)) rmSync(at(name), { force: true });
      else memory.retired[name] ??= new Date().toISOString();
    }
    for (const name of files) delete memory.retired[name];
  }

  /** Deletes files that are no longer needed and saves the list of releases. */
  function save(): void {
    const { releases, retired } = memory;
    const since = Date.now() - days * 24 * 60 * 60 * 1000;
    // The previous release always stays, for a rollback.
    while (releases.length > 2 && !(Date.parse(releases[1]?.date ?? '') > since))
      rmSync(join(store, releases.shift()?.id ?? ''), { recursive: true, force: true });
    const wanted = new Set(releases.flatMap(({ files }) => files));
    for (const [name, date] of Object.entries(retired)) {
      if (wanted.has(name) || permanent.test(name) || Date.parse(date) > since) continue;
      rmSync(at(name), { force: true });
      delete retired[name];
    }
    mkdirSync(store, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(memory, null, 1));
    renameSync(`${file}.new`, file);
  }

  return { memory, publish, save };
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** Writes a copy and renames it, so that a server never reads an incomplete file. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.new`, readFileSync(from));
  renameSync(`${to}.new`, to);
}

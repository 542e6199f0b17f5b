import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { displayPath, json, readSource, root, writeFiles } from './files.ts';

export const version = packageJson.version;

/** The files of the released versions, which the repository keeps. */
const releases = join(root, 'src/public/embed');

/** Whether a command asks for a release. Without `--` in front of it, npm takes the option for itself. */
export function asksForRelease(args = process.argv, { npm_config_release: option } = process.env): boolean {
  return Boolean(option) || args.some((one) => /^--release\b/.test(one));
}

/** A message if a host builds a release whose files it cannot commit: its next build could write other files. */
export function releaseErrors(released = releases, { CI } = process.env): string[] {
  const folder = join(released, version);
  if (existsSync(folder) || !CI) return [];
  return [
    `${displayPath(folder)} is missing, so this host cannot build the release. Run \`npm run build -- --release\` on your computer and commit this folder.`,
  ];
}

/**
 * Publishes the files of every released version, and those of the current version if it is not released. Partners pin the
 * hashes of these files, so a released version never changes. Lists all hashes in `embed/versions.json`.
 * @param release releases the current version
 * @returns notes for the owner
 */
export function publishVersions(dist: string, release?: boolean, released = releases): string[] {
  const folder = join(dist, 'embed');
  const [built, kept] = [join(folder, version), join(released, version)];
  const notes: string[] = [];
  // The packages of r2wc contain no license file, so Vite does not find their license.
  appendFileSync(join(built, 'licenses.txt'), readSource('src/build/r2wc-license.txt'));
  if (!existsSync(kept)) {
    if (release) {
      // An interrupted copy must not become the release.
      const copy = join(released, '.incomplete');
      rmSync(copy, { recursive: true, force: true });
      cpSync(built, copy, { recursive: true });
      renameSync(copy, kept);
      notes.push(`Version ${version} is released. Commit ${displayPath(kept)}.`);
    }
  } else if (json(integrityOf(built)) !== json(integrityOf(kept)))
    notes.push(
      `The pinned files of version ${version} stay as they were released. To release your changes as pinned files, run \`npm version patch --no-git-tag-version\` first.`,
    );
  for (const name of existsSync(released) ? readdirSync(released).filter(isVersion) : []) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(released, name), join(folder, name), { recursive: true });
  }
  const hashes = readdirSync(folder)
    .filter(isVersion)
    .map((name) => [name, integrityOf(join(folder, name))]);
  writeFiles(folder, [['versions.json', json(Object.fromEntries(hashes))]]);
  return notes;
}

const isVersion = (name: string) => /^\d/.test(name);

/** The value of the attribute `integrity` for each script of a folder. */
function integrityOf(folder: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const hash = (name: string) =>
    createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64');
  return Object.fromEntries(scripts.sort().map((name) => [name, `sha384-${hash(name)}`]));
}

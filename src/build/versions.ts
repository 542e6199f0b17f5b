import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { json, readSource, root, writeFiles } from './files.ts';

export const version = packageJson.version;

/** The released versions. Vite copies them into each build, so that they stay online. */
const released = join(root, 'src/public/embed');

/** Completes the licenses of the current version and lists the integrity hashes of all versions in `embed/versions.json`. */
export function listVersions(dist: string): void {
  const folder = join(dist, 'embed');
  // The packages of r2wc contain no license file, so Vite does not find their license.
  appendFileSync(join(folder, version, 'licenses.txt'), readSource('src/build/r2wc-license.txt'));
  const versions = readdirSync(folder).filter((name) => /^\d/.test(name));
  const hashes = versions.map((name) => [name, integrityOf(join(folder, name))]);
  writeFiles(folder, [['versions.json', json(Object.fromEntries(hashes))]]);
}

/** The value of the attribute `integrity` for each script of a folder. */
function integrityOf(folder: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const hash = (name: string) =>
    createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64');
  return Object.fromEntries(scripts.sort().map((name) => [name, `sha384-${hash(name)}`]));
}

/** A warning if the current version is released and the build has other scripts, because a pinned version never changes. */
export function versionWarnings(dist: string, releases = released): string[] {
  const release = join(releases, version);
  if (!existsSync(release)) return [];
  const [built, before] = [integrityOf(join(dist, 'embed', version)), integrityOf(release)];
  const changed = Object.keys(before).filter((name) => built[name] !== before[name]);
  if (!changed.length) return [];
  return [
    `The released version ${version} has other files: ${changed.join(', ')}. Run \`npm version patch --no-git-tag-version\`.`,
  ];
}

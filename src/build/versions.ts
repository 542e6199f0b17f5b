import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { dist, json, readSource, root, writeFiles } from './files.ts';

const { version } = packageJson;

/** Vite publishes the files of all released versions, which the repository keeps. */
const kept = `src/public/embed/${version}`;

/** Partners pin the hashes of these files, so those of a released version are not built again. */
export const isReleased = existsSync(join(root, kept));

/** A message if a host builds a release whose files it cannot commit: its next build could write other files. */
export const releaseErrors = () =>
  process.env.CI && !isReleased
    ? [`${kept} is missing. Run \`npm run build -- --release\` on your computer and commit this folder.`]
    : [];

/**
 * Completes the pinned files, and lists the hashes of all versions in `embed/versions.json`.
 * @param release keeps the files of the current version
 */
export function publishVersion(release: boolean): void {
  const folder = join(dist, 'embed');
  const built = join(folder, version);
  if (!isReleased) {
    // The packages of r2wc contain no license file, so Vite does not find their license.
    appendFileSync(join(built, 'licenses.txt'), readSource('src/build/r2wc-license.txt'));
    if (release) {
      cpSync(built, join(root, kept), { recursive: true });
      console.log(`Version ${version} is released. Commit ${kept}.`);
    }
  }
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
  return Object.fromEntries(scripts.map((name) => [name, `sha384-${hash(name)}`]));
}

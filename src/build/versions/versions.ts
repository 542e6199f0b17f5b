import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { isMentioned } from '../company/image-files.ts';
import { json, writeFiles } from '../files.ts';
import { embedLicenses, sbom } from './sbom.ts';

export const version = packageJson.version;

/** Content of `embed/<version>/integrity.json`. `pictures` are the images that its gallery shows; they have no hash. */
export type Version = { version: string; snippet: string; files: Record<string, string>; pictures: string[] };

/** The hash of a file for an `integrity` attribute. */
export const integrityOf = (bytes: string | Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes the SBOM, the licenses, `integrity.json` and `snippet.txt` of the scripts in `embed/<version>/`, and lists it.
 * @param published the names of the published images
 * @returns the script tag
 */
export function describeVersion(
  dist: string,
  companyName: string,
  site: string,
  published: string[],
): string {
  const folder = join(dist, 'embed', version);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort();
  const notices = embedLicenses(readFileSync(join(dist, 'embed-licenses.txt'), 'utf8'), companyName);
  const parts = sbom(notices, { name: companyName, url: [site] });
  writeFileSync(join(dist, 'embed-licenses.txt'), notices);
  writeFiles(folder, Object.entries({ 'licenses.txt': notices, 'sbom.json': parts }));
  const names = [...scripts, 'licenses.txt', 'sbom.json'];
  const files = Object.fromEntries(names.map((name) => [name, integrityOf(read(name))]));
  const src = `${site}/embed/${version}/embed.js`;
  const snippet = `<script type="module" src="${src}" integrity="${files['embed.js']}" crossorigin="anonymous"></script>`;
  const code = scripts.map(read).join('\n');
  const pictures = published.filter((name) => /-\d+\.(avif|webp|jpg)$/.test(name) && isMentioned(code, name));
  const description: Version = { version, snippet, files, pictures };
  writeFiles(folder, Object.entries({ 'snippet.txt': `${snippet}\n`, 'integrity.json': json(description) }));
  writeFiles(dist, [['embed/versions.json', json({ [version]: files['embed.js'] })]]);
  return snippet;
}

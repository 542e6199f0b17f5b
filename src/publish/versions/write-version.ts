import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { root } from '../company-folder.ts';
import { pinnedScripts, type Scripts, sumOf } from './pinned-scripts.ts';

export const version = packageJson.version;
const folders = (dist: string) => readdirSync(join(dist, 'embed')).filter((name) => /^\d/.test(name));

/** What a version says of itself: its files and their sums, and the pictures of its gallery, which have none. */
export type Version = { version: string; snippet: string; files: Record<string, string>; pictures: string[] };

/**
 * Writes `embed/<version>/` beside the moving embed: the same scripts, pinned, their sums, and the lines for a page.
 * @param site where it will be found
 */
export async function writeVersion(dist: string, site: string): Promise<void> {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const names = readdirSync(join(dist, 'embed')).filter((name) => name.endsWith('.js'));
  const chunks: Scripts = Object.fromEntries(names.map((name) => [name, read(`embed/${name}`)]));
  const scripts = Object.entries(await pinnedScripts(read('embed.js'), chunks)).sort();
  const files = Object.fromEntries(scripts.map(([name, code]) => [name, sumOf(code)]));
  const address = `${site.replace(/\/$/, '')}/embed/${version}/embed.js`;
  const snippet = `<script type="module" src="${address}" integrity="${files['embed.js']}" crossorigin="anonymous"></script>`;
  const pictures = readdirSync(join(dist, 'pictures')).filter((name) => {
    const [, picture] = /^(.+)-\d+\.\w+$/.exec(name) ?? [];
    return picture && scripts.some(([, code]) => code.includes(`\`${picture}\``));
  });
  const made: Version = { version, snippet, files, pictures };

  const folder = join(dist, 'embed', version);
  mkdirSync(folder);
  for (const [name, code] of scripts) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'snippet.txt'), `${snippet}\n`);
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(made, null, 2)}\n`);
  copyFileSync(join(root, 'widgets/CHANGELOG.md'), join(dist, 'embed/CHANGELOG.md'));
}

/** Takes the versions of former builds over into this one, and writes down which there are. */
export function keepVersions(former: string, dist: string): void {
  const known = existsSync(join(former, 'embed')) ? folders(former) : [];
  for (const name of known.filter((one) => one !== version))
    cpSync(join(former, 'embed', name), join(dist, 'embed', name), { recursive: true });
  const sums = folders(dist).map((name) => {
    const { files }: Version = JSON.parse(readFileSync(join(dist, 'embed', name, 'integrity.json'), 'utf8'));
    return [name, files['embed.js']];
  });
  writeFileSync(join(dist, 'embed/versions.json'), `${JSON.stringify(Object.fromEntries(sums), null, 2)}\n`);
}

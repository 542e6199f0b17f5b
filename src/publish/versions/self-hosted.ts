import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../company-folder.ts';
import { namedIn } from '../needless-pictures.ts';
import { type Version, version } from './write-version.ts';
import { zip } from './zip.ts';

/** Where it is published. */
export const archive = `trust/dap-embed-${version}.zip`;

/**
 * Publishes this version as an archive for a partner's own server: the pinned folder as it is, the pictures that it
 * names, and what goes along with them.
 * @param site where the company's own site is
 */
export function writeSelfHosted(dist: string, site: string): void {
  const read = (name: string) => readFileSync(join(dist, name));
  const pinned = readdirSync(join(dist, 'embed', version)).map((name) => `embed/${version}/${name}`);
  const scripts = pinned.map((name) => String(read(name))).join('\n');
  const pictures = readdirSync(join(dist, 'pictures')).filter(
    (name) => /\.(avif|jpg|png)$/.test(name) && namedIn(scripts, name),
  );
  const published = [
    ...pinned,
    ...pictures.map((name) => `pictures/${name}`),
    ...['embed/CHANGELOG.md', 'embed-licences.txt', 'trust/sbom.json', 'demo/index.css', 'demo/table.css'],
  ];
  const { files: sums }: Version = JSON.parse(String(read(`embed/${version}/integrity.json`)));
  const files = new Map([
    ...published.map((name) => [name, read(name)] as const),
    ['LICENSE', Buffer.from(licence(site))],
    ['README.txt', Buffer.from(manual(site, sums['embed.js'] ?? ''))],
  ]);
  for (const page of ['trust/index.html', 'trust/accessibility.html'])
    files.set(page, Buffer.from(alone(String(read(page)), site, [...files.keys(), page])));
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const list = sorted.map(
    ([name, bytes]) => `${createHash('sha384').update(bytes).digest('hex')}  ${name}\n`,
  );
  writeFileSync(join(dist, archive), zip([...sorted, ['SHA384SUMS', Buffer.from(list.join(''))]]));
}

/** A page whose links to what is not in the archive lead to the site. */
function alone(html: string, site: string, there: string[]): string {
  return html.replace(/href="\.\.\/([^"]*)"/g, (link, name: string) =>
    there.some((one) => one === name || one === `${name}index.html`) ? link : `href="${site}/${name}"`,
  );
}

/** Who has the archive does not have the sources in which the company is named. */
function licence(site: string): string {
  const text = readFileSync(join(root, 'LICENSE'), 'utf8');
  return text.replace('named in `widgets/company/names.ts`', `of ${site}`);
}

function manual(site: string, sum: string): string {
  return `The widgets of ${site}, version ${version}, for a server of your own

1. Put the folders "embed" and "pictures" side by side on your server, below any path.
2. Put this on your page, with your own path in front, and your own tags:

   <dap-order-form><a href="https://wa.me/...">Order on WhatsApp</a></dap-order-form>
   <script type="module" src="/your/path/embed/${version}/embed.js" integrity="${sum}" crossorigin="anonymous"></script>

   On another origin than your page the scripts need "Access-Control-Allow-Origin: *".
3. Nothing else is asked of your server, and nothing is asked of ours.

"integrity" covers every script and every word. "sha384sum -c SHA384SUMS" checks all files here; the folder
embed/${version} is, to the byte, the one that is published at ${site}/embed/${version}/.
Leave the files as they are (LICENSE). What reviewers ask is answered in trust/index.html, what changed in
embed/CHANGELOG.md, and later versions are listed at ${site}/embed/versions.json.
`;
}

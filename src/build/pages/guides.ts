import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../company/folder.ts';
import { documentPage } from './markdown.ts';

type Facts = Record<'site' | 'whatsapp', string>;

/** The guides for partners: folder below `guides/`, title in the navigation, and Markdown file in `widgets/`. */
const guides = [
  ['', 'Embedding', 'README.md'],
  ['api/', 'API', 'API.md'],
  ['integrations/', 'Integrations', 'INTEGRATIONS.md'],
  ['changelog/', 'Changelog', 'CHANGELOG.md'],
] as const;

/** Writes the guides as web pages below `guides/`. */
export function writeGuides(dist: string, facts: Facts): void {
  for (const [folder] of guides) {
    const target = join(dist, 'guides', folder);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'index.html'), guidePage(`/guides/${folder}`, facts) ?? '');
  }
}

/** The guide at a path such as `/guides/api/`, if there is one. Examples contain the values of the company. */
export function guidePage(path: string, { site, whatsapp }: Facts): string | undefined {
  const guide = guides.find(([folder]) => path === `/guides/${folder}`);
  if (!guide) return undefined;
  const own = readFileSync(join(root, 'widgets', guide[2]), 'utf8')
    .replace(/^Replace `dap\.example\.com`.*\n/m, '')
    .replaceAll('https://dap.example.com', site)
    .replaceAll('962790000000', whatsapp);
  const linked = guides.reduce(
    (text, [folder, , file]) => text.replaceAll(`](${file}`, `](/guides/${folder}`),
    own,
  );
  const links = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`);
  return documentPage(linked, links.join(' '));
}

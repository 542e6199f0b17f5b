import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../company/folder.ts';
import { markdownToHtml } from './markdown.ts';

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
  for (const [folder, , file] of guides) {
    const target = join(dist, 'guides', folder);
    mkdirSync(target, { recursive: true });
    writeFileSync(
      join(target, 'index.html'),
      guidePage(readFileSync(join(root, 'widgets', file), 'utf8'), facts),
    );
  }
}

/** A guide as a page without scripts, in the style of the demo pages. Examples contain the values of the company. */
export function guidePage(markdown: string, { site, whatsapp }: Facts): string {
  const own = markdown
    .replace(/^Replace `dap\.example\.com`.*\n/m, '')
    .replaceAll('https://dap.example.com', site)
    .replaceAll('962790000000', whatsapp);
  const linked = guides.reduce(
    (text, [folder, , file]) => text.replaceAll(`](${file}`, `](/guides/${folder}`),
    own,
  );
  const [, title = ''] = /^# (.+)$/m.exec(linked) ?? [];
  const links = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`).join(' ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/demo/brand.css">
    <link rel="stylesheet" href="/demo/index.css">
    <link rel="stylesheet" href="/demo/document.css">
  </head>
  <body>
    <header>
      <div class="page">
        <a class="logo" href="/"><img src="/icon.svg" width="40" height="40" alt=""> DAP 18-46-0</a>
        <nav class="pages" aria-label="Guides">${links}</nav>
      </div>
    </header>
    <main class="page">
      <article class="document">
${markdownToHtml(linked)}
      </article>
    </main>
    <footer>
      <p class="page"><a href="/demo/">Demo and configurator</a> <a href="/trust/">Security and privacy</a> <a href="/">Website</a></p>
    </footer>
  </body>
</html>
`;
}

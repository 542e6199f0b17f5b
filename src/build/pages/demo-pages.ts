import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/tags.ts';
import { root } from '../company/folder.ts';
import { fillTemplate } from './html.ts';

const folder = join(root, 'demo');
const isPage = (name: string) => name.endsWith('.html');

/** Copies the demo pages and their stylesheets, and fills in the company's URL and numbers. */
export function writeDemoPages(dist: string, facts: Record<string, string>): void {
  const published = join(dist, 'demo');
  cpSync(folder, published, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPage);
  for (const name of new Set([...sources, ...widgetNames.map((widget) => `${widget}.html`)]))
    writeFileSync(join(published, name), demoPage(name, facts) ?? '');
}

/**
 * A demo page. `demo/<widget>.html` has only the examples of a widget; without it, the widget has default examples.
 * @param name its path in `demo`
 * @returns undefined if there is no such page
 */
export function demoPage(name: string, facts: Record<string, string>): string | undefined {
  const file = join(folder, name);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const widget = widgetNames.find((one) => name === `${one}.html`);
  const page = widget ? widgetPage(widget, source ?? defaultExamples(widget)) : source;
  return page && fillTemplate(page, facts);
}

function widgetPage(widget: string, examples: string): string {
  const title = widget.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="site" content="{{site}}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} on a page of a partner</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="brand.css">
    <link rel="stylesheet" href="index.css">
    <link rel="stylesheet" href="demo.css">
  </head>
  <body>
    <header>
      <div class="page"><a class="logo" href="./"><img src="/icon.svg" width="40" height="40" alt=""> All widgets</a></div>
    </header>
    <main class="page">
      <h1>${title}</h1>
${examples}    </main>
    <script type="module" src="/embed.js"></script>
    <script type="module" src="copy.js"></script>
  </body>
</html>
`;
}

function defaultExamples(widget: string): string {
  const example = (caption: string, attributes: string) => `<figure>
  <figcaption><h2>${caption}</h2></figcaption>
  <div class="live"><dap-${widget}${attributes}></dap-${widget}></div>
</figure>
`;
  return `<div class="examples">
${example('English, from the page', '')}${example('Arabic, from its <code>lang</code> attribute', ' lang="ar"')}</div>
`;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/tags.ts';
import { filesIn, root } from '../company/folder.ts';
import { fillTemplate } from './html.ts';

const folder = join(root, 'demo');

/**
 * The demo pages by their paths, with the company's URL and numbers. `demo/<widget>.html` has only the examples of a
 * widget; without it, the widget has default examples.
 */
export function demoPages(facts: Record<string, string>): [path: string, html: string][] {
  const pages = filesIn(folder).filter((name) => name.endsWith('.html'));
  return [...new Set([...pages, ...widgetNames.map((widget) => `${widget}.html`)])].map((name) => {
    const file = join(folder, name);
    const widget = widgetNames.find((one) => name === `${one}.html`);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : defaultExamples(String(widget));
    return [`demo/${name}`, fillTemplate(widget ? widgetPage(widget, source) : source, facts)];
  });
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/index.ts';
import { filesIn, root } from '../company/folder.ts';
import { documentPage, guides, withFacts } from './documents.ts';
import { fillTemplate } from './html.ts';

export type PartnerFacts = Record<'site' | 'whatsapp' | 'phone', string>;

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * The pages for partners by their paths: the demo pages, the guides, and a page for each widget, `embed/<widget>/`, for
 * systems that allow an iframe but no script.
 */
export function partnerPages(facts: PartnerFacts): Map<string, string> {
  const nav = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`).join(' ');
  return new Map([
    ...demoPages().map(([path, page]) => [path, fillTemplate(page, facts)] as const),
    ...guides.map(([folder, , file]) => {
      const guide = withFacts(read(`widgets/${file}`), facts);
      return [`guides/${folder}index.html`, documentPage(guide, nav)] as const;
    }),
    ...widgetNames.map((name) => [`embed/${name}/index.html`, iframePage(name, facts)] as const),
  ]);
}

/** The templates of the demo pages. `demo/<widget>.html` has only examples; a widget without it has default examples. */
function demoPages(): [path: string, template: string][] {
  const sources = filesIn(join(root, 'demo')).filter((name) => name.endsWith('.html'));
  const names = new Set([...sources, ...widgetNames.map((widget) => `${widget}.html`)]);
  return Array.from(names, (name) => {
    const path = `demo/${name}`;
    const widget = widgetNames.find((one) => name === `${one}.html`);
    const source = sources.includes(name) ? read(path) : defaultExamples(name.slice(0, -'.html'.length));
    return [path, widget ? widgetPage(widget, source) : source];
  });
}

function widgetPage(widget: string, examples: string): string {
  const title = `${widget.charAt(0).toUpperCase()}${widget.slice(1)}`.split('-').join(' ');
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

/** The page of a widget. Its links open in new tabs, because WhatsApp and most sites refuse to load in an iframe. */
function iframePage(widget: string, { whatsapp, site }: PartnerFacts): string {
  const [link, text] =
    widget === 'order-form'
      ? [`https://wa.me/${whatsapp}`, `WhatsApp <bdi dir="ltr">+${whatsapp}</bdi>`]
      : [site, new URL(site).host];
  return `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>DAP 18-46-0</title>
    <base target="_blank">
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/iframe/iframe.css">
  </head>
  <body>
    <main data-widget="${widget}">
      <dap-${widget} loading="eager"><a href="${link}" rel="noopener">${text}</a></dap-${widget}>
    </main>
    <script src="/iframe/iframe.js" defer></script>
    <script src="/embed.js" defer></script>
  </body>
</html>
`;
}

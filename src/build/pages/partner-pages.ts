import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/tags.ts';
import { root } from '../company/folder.ts';
import { demoPages } from './demo-pages.ts';
import { documentPage, guides, withFacts } from './documents.ts';

export type PartnerFacts = Record<'site' | 'whatsapp' | 'phone', string>;

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * The pages for partners by their paths: the demo pages, the guides, and a page for each widget, `embed/<widget>/`, for
 * systems that allow an iframe but no script.
 */
export function partnerPages(facts: PartnerFacts): Map<string, string> {
  const nav = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`).join(' ');
  return new Map([
    ...demoPages(facts),
    ...guides.map(([folder, , file]) => {
      const guide = withFacts(read(`widgets/${file}`), facts);
      return [`guides/${folder}index.html`, documentPage(guide, nav)] as const;
    }),
    ...widgetNames.map((name) => [`embed/${name}/index.html`, iframePage(name, facts)] as const),
  ]);
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

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/index.ts';
import { root } from '../company/folder.ts';

type Facts = Record<'whatsapp' | 'site', string>;

/** Writes a page for each widget, `embed/<widget>/`, for systems that allow an iframe but no script. */
export function writeIframePages(dist: string, facts: Facts): void {
  for (const widget of widgetNames) {
    const folder = join(dist, 'embed', widget);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), iframePage(widget, facts));
  }
  copyFileSync(join(root, 'src/iframe/iframe.css'), join(dist, 'iframe/iframe.css'));
}

/** The page of a widget. Its links open in new tabs, because WhatsApp and most sites refuse to load in an iframe. */
export function iframePage(widget: string, { whatsapp, site }: Facts): string {
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

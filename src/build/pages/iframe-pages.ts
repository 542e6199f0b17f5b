import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../widgets/tags.ts';
import { root } from '../company/folder.ts';
import { fillTemplate } from './template.ts';

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
  const fallback =
    widget === 'order-form'
      ? { link: `https://wa.me/${whatsapp}`, text: `WhatsApp <bdi dir="ltr">+${whatsapp}</bdi>` }
      : { link: site, text: new URL(site).host };
  return fillTemplate(readFileSync(join(root, 'src/iframe/index.html'), 'utf8'), { widget, ...fallback });
}

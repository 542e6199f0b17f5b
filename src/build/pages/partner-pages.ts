import { join } from 'node:path';
import { widgetNames } from '../../../widgets/index.ts';
import { filesIn, readSource, root } from '../company/folder.ts';
import { documentPage, guides, withFacts } from './documents.ts';
import { fillTemplate } from './html.ts';

export type PartnerFacts = Record<'site' | 'whatsapp' | 'phone', string>;

/**
 * The pages for partners by their paths: the demo pages, the guides, and a page for each widget, `embed/<widget>/`, for
 * systems that allow an iframe but no script.
 */
export function partnerPages(facts: PartnerFacts): Map<string, string> {
  const demos = filesIn(join(root, 'demo')).filter((name) => name.endsWith('.html'));
  const nav = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`).join(' ');
  return new Map([
    ...demos.map((name) => [`demo/${name}`, demoPage(name, facts)] as const),
    ...guides.map(([folder, , file]) => {
      const guide = withFacts(readSource(`widgets/${file}`), facts);
      return [`guides/${folder}index.html`, documentPage(guide, nav)] as const;
    }),
    ...widgetNames.map((name) => [`embed/${name}/index.html`, iframePage(name, facts)] as const),
  ]);
}

/** A page of `demo/`. The files of widgets contain only examples. */
function demoPage(name: string, facts: PartnerFacts): string {
  const content = fillTemplate(readSource(`demo/${name}`), facts);
  const widget = widgetNames.find((one) => name === `${one}.html`);
  if (!widget) return content;
  const title = `${widget.charAt(0).toUpperCase()}${widget.slice(1)}`.split('-').join(' ');
  const template = readSource('src/build/pages/templates/widget.html');
  return fillTemplate(template, { ...facts, title, examples: content });
}

/** The page of a widget. Its links open in new tabs, because WhatsApp and most sites refuse to load in an iframe. */
function iframePage(widget: string, { whatsapp, site }: PartnerFacts): string {
  const [link, text] =
    widget === 'order-form'
      ? [`https://wa.me/${whatsapp}`, `WhatsApp <bdi dir="ltr">+${whatsapp}</bdi>`]
      : [site, new URL(site).host];
  return fillTemplate(readSource('src/build/pages/templates/iframe.html'), { widget, link, text });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { readSource, root } from '../files.ts';
import { documentPage, guides, pageTemplate, partnerPage, withFacts } from './documents.ts';
import { fillTemplate } from './html.ts';

type PartnerFacts = Record<'site' | 'whatsapp' | 'phone', string>;

/**
 * The pages for partners by their paths: the demo pages, the guides, and a page for each widget, `embed/<widget>/`, for
 * systems that allow an iframe but no script.
 */
export function partnerPages(facts: PartnerFacts): Map<string, string> {
  const nav = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`).join(' ');
  return new Map([
    ...demoPages(facts),
    ...guides.map(([folder, , file]) => {
      const guide = withFacts(readSource(`widgets/${file}`), facts);
      return [`guides/${folder}index.html`, documentPage(guide, nav)] as const;
    }),
    ...widgetNames.map((name) => [`embed/${name}/index.html`, iframePage(name, facts)] as const),
  ]);
}

const scripts =
  '<script type="module" src="/embed.js"></script>\n<script type="module" src="copy.js"></script>\n';

/** The demo pages. `demo/<widget>.html` has only examples; a widget without it has default examples. */
function demoPages(facts: PartnerFacts): [path: string, html: string][] {
  const filled = (name: string, values = {}) =>
    fillTemplate(readSource(`demo/${name}`), { ...facts, ...values });
  const widgets = widgetNames.map((widget) => {
    const name = `${widget}.html`;
    const title = `${widget.charAt(0).toUpperCase()}${widget.slice(1)}`.split('-').join(' ');
    const hasExamples = existsSync(join(root, 'demo', name));
    const examples = hasExamples ? filled(name) : fillTemplate(pageTemplate('examples'), { widget });
    return { widget, name, title, examples };
  });
  const list = widgets.map(({ widget, title }) => `<li><a href="#${widget}">${title}</a></li>`).join('\n');
  const sections = widgets.map(widgetSection).join('');
  const index = filled('index.html', { list, sections, languages: languageOptions() });
  const allWidgets = '<nav class="pages"><a href="./">All widgets</a></nav>';
  const page = (name: string, source: string, nav = allWidgets): [string, string] => {
    const [, head = '', main = ''] = /^(.*?)(<main.*)$/s.exec(source) ?? [];
    const site = `<meta name="site" content="${facts.site}">\n<link rel="stylesheet" href="demo.css">\n`;
    return [`demo/${name}`, partnerPage(site + head, nav, main + scripts)];
  };
  return [
    ...widgets.map(({ name, title, examples }) =>
      page(name, `<main id="main" class="page" tabindex="-1">\n<h1>${title}</h1>\n${examples}</main>\n`),
    ),
    page('strict-csp.html', filled('strict-csp.html')),
    ['demo/configurator/preview.html', filled('configurator/preview.html')],
    page('index.html', index, '<dap-language-switcher></dap-language-switcher>'),
  ];
}

/** The languages in the configurator, each with the texts of its fallback links. */
function languageOptions(): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const options = languageCodes.map((code) => {
    const texts: Record<string, string> = JSON.parse(readSource(`src/locales/${code}.json`));
    const fallback = `data-order="${texts['product.orderNow']}" data-call="${texts['contact.phone']}"`;
    return `<option value="${code}" ${fallback}>${names.of(code)}</option>`;
  });
  return options.join('\n');
}

type DemoWidget = Record<'widget' | 'name' | 'title' | 'examples', string>;

/** A widget in the list of all widgets: the first paragraph and the first element of its page. */
function widgetSection({ examples, ...names }: DemoWidget): string {
  const [, lead = ''] = /<p class="lead">(.*)<\/p>/.exec(examples) ?? [];
  const [live] = new RegExp(`<dap-${names.widget}\\b.*</dap-${names.widget}>`).exec(examples) ?? [];
  return fillTemplate(pageTemplate('section'), { ...names, lead, live });
}

/** The page of a widget. Its links open in new tabs, because WhatsApp and most sites refuse to load in an iframe. */
function iframePage(widget: string, { whatsapp, site }: PartnerFacts): string {
  const [link, text] =
    widget === 'order-form'
      ? [`https://wa.me/${whatsapp}`, `WhatsApp <bdi dir="ltr">+${whatsapp}</bdi>`]
      : [site, new URL(site).host];
  return fillTemplate(pageTemplate('iframe'), { widget, link, text });
}

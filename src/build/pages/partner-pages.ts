import { parse, serialize } from 'parse5';
import * as company from '#company/facts.ts';
import { gallery } from '#company/images.ts';
import type { ElementClass } from '../../../widgets/element/define-widget.ts';
import { reservedOnPage } from '../../../widgets/element/widget.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { chatLink } from '../../../widgets/lib/chat-link.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { guidePage, guides, partnerPage } from './guides.ts';
import { elementsIn, escapeHtml, fillTemplate } from './html.ts';
import { siteI18n } from './site-i18n.ts';

const { site, phone } = company;
/** As in the links of the examples. */
const whatsapp = company.whatsapp.slice(1);
const sources = import.meta.glob<string>(['../../../demo/**/*.html', '../../../widgets/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const elements = import.meta.glob<ElementClass>('../../../widgets/*/*.element.ts', {
  import: 'element',
  eager: true,
});

/** A file in `demo` or `widgets`; undefined if it does not exist. */
const sourceOf = (path: string) => sources[`../../../${path}`];

/**
 * The pages for partners by their paths: the demo pages, the guides, and a page for each widget, `embed/<widget>/`, for
 * systems that allow an iframe but no script.
 */
export async function partnerPages(): Promise<[path: string, html: string][]> {
  const nav = guides.map(([folder, name]) => `<a href="/guides/${folder}">${name}</a>`).join(' ');
  return [
    ...demoPages(nav, await languageOptions()),
    ...guides.map(([folder, , file]): [string, string] => [
      `guides/${folder}index.html`,
      guidePage(withFacts(sourceOf(`widgets/${file}`)), nav),
    ]),
    ...widgetNames.map((name): [string, string] => [`embed/${name}/index.html`, iframePage(name)]),
    [
      'demo/reserved.css',
      Object.values(elements)
        .map(({ widget }) => reservedOnPage(widget))
        .join(''),
    ],
  ];
}

/** The origin of the images of the gallery. */
const imageOrigin = new URL(gallery.host || site).origin;

/** A guide with the values of the company in place of the examples. */
const withFacts = (guide = '') =>
  guide
    .replace(/(?<=`img-src` \| `)https:[^`]*/, () => imageOrigin)
    .replaceAll('https://dap.example.com', () => site)
    .replaceAll('962790000000', () => whatsapp);

/** Three images of the company as a partner's own. */
const demoImages = gallery.images
  .slice(-3)
  .map(
    ({ name, alt }) =>
      `<img src="${gallery.host || '/'}pictures/${name}-960.jpg" width="960" height="720" loading="lazy" alt="${escapeHtml(alt.ar)}">`,
  )
  .join('\n        ');

/** The demo pages. `demo/<widget>.html` contains the examples of a widget. */
function demoPages(guideLinks: string, languages: string): [path: string, html: string][] {
  const filled = (name: string, values = {}) =>
    fillTemplate(sourceOf(`demo/${name}`) ?? '', {
      ...{ site, whatsapp, phone, imageOrigin, images: demoImages },
      ...values,
    });
  const widgets = widgetNames.map((widget) => {
    const title = `${widget.charAt(0).toUpperCase()}${widget.slice(1)}`.replaceAll('-', ' ');
    return { widget, title, examples: filled(`${widget}.html`) };
  });
  const list = widgets.map(({ widget, title }) => `<li><a href="/demo/${widget}.html">${title}</a></li>`);
  const options = widgets.map(({ widget, title }) => `<option value="dap-${widget}">${title}</option>`);
  const index = filled('index.html', { list: list.join('\n'), options: options.join(''), languages });
  const allWidgets = '<nav class="pages"><a href="/demo/">All widgets</a></nav>';
  const page = (name: string, source: string, nav = allWidgets): [string, string] => {
    const [head, main] = elementsIn(parse(source), 'head', 'body').map((element) => serialize(element));
    const links = `<meta name="site" content="${site}">\n<link rel="stylesheet" href="/demo/reserved.css">\n<link rel="stylesheet" href="/demo/demo.css">\n`;
    const scripts = ['/embed.js', '/demo/copy.js'].map(
      (src) => `<script type="module" src="${src}"></script>\n`,
    );
    return [`demo/${name}`, partnerPage(links + head, nav, main + scripts.join(''))];
  };
  return [
    ...widgets.map(({ widget, title, examples }) =>
      page(
        `${widget}.html`,
        `<main id="main" class="page" tabindex="-1">\n<h1>${title}</h1>\n${examples}</main>\n`,
      ),
    ),
    page('strict-csp.html', filled('strict-csp.html')),
    ['demo/configurator/preview.html', filled('configurator/preview.html')],
    page('index.html', index, `<nav class="pages" aria-label="Documents">${guideLinks}</nav>`),
  ];
}

/** The languages in the configurator, each with the texts of its fallback links. */
async function languageOptions(): Promise<string> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const options = languageCodes.map(async (code) => {
    const t = (await siteI18n(code)).getFixedT(code, 'site');
    const [order, call] = [escapeHtml(t('product.orderNow')), escapeHtml(t('contact.phone'))];
    return `<option value="${code}" data-order="${order}" data-call="${call}">${names.of(code)}</option>`;
  });
  return (await Promise.all(options)).join('\n');
}

/** The page of a widget. Its links open in new tabs, because WhatsApp and most sites refuse to load in an iframe. */
function iframePage(widget: string): string {
  const [url, text] =
    widget === 'order-form'
      ? [chatLink(company.whatsapp), `WhatsApp <bdi dir="ltr">${company.whatsapp}</bdi>`]
      : [site, new URL(site).host];
  const link = `<a href="${url}" rel="noopener">${text}</a>`;
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
    <main data-dap-page="${widget}">
      <template><dap-${widget} loading="eager">${link}</dap-${widget}></template>
      <noscript>${link}</noscript>
    </main>
    <script src="/iframe/iframe.js" defer></script>
    <script src="/embed.js" defer></script>
  </body>
</html>
`;
}

import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import brandCss from '#company/brand.css?raw';
import * as company from '#company/facts.ts';
import { companyName, shortName } from '#company/names.ts';
import { companyContact, companyFile } from '../../../widgets/contact-card/company-contact.ts';
import { qrPath } from '../../../widgets/contact-card/qr-path.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import {
  fallbackLanguage,
  inLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../widgets/i18n/languages.ts';
import { vcardFile } from '../../../widgets/lib/vcard.ts';
import themeCss from '../../../widgets/ui/theme.css?inline';
import { App } from '../../app.tsx';
import { NotFound } from '../../pages/not-found.tsx';
import { pathOf, routes } from '../../routes.ts';
import { siteI18n } from '../../site-i18n.ts';
import { dataHtml, headHtml } from './head-html.ts';
import { escapeHtml } from './html.ts';
import manifestTemplate from './manifest.json' with { type: 'json' };
import { partnerPages } from './partner-pages.ts';

/** Built files that the pages use. */
export type Assets = {
  /** `head-script.ts` as text. It is inline, so that no request delays the first paint. */
  headScript: string;
  /** URL of `boot.ts`. */
  script: string;
  /** URLs of the files that hydration needs, by the source of the route's page and the language. */
  prefetch: (source: string, language: Language) => string[];
};

/** The stylesheets of the first screens, by the name of the page. They are inline for the same reason. */
const firstScreens = import.meta.glob<string>('../../styles/first-screen/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const styles = (source: string) =>
  `<style>${firstScreens[`../../styles/first-screen/${source.replace(/^pages\/|\.tsx$/g, '')}.css`]?.trim()}</style>`;

/**
 * Renders every page, and the other files that contain texts or company data, such as the sitemap.
 * @returns contents by path below the published folder, such as `fr/index.html`
 */
export async function files(assets: Assets): Promise<Map<string, string>> {
  const built = new Map<string, string>();
  const texts = await Promise.all(languageCodes.map(siteI18n));
  for (const [route, { load, source }] of Object.entries(routes)) {
    const { Page } = await load();
    for (const i18n of texts) {
      const language = activeLanguage(i18n);
      const body = await html(<App route={route} Page={Page} i18n={i18n} />);
      const page = htmlDocument({
        language,
        route,
        head: `<script>${assets.headScript}</script>\n    ${headHtml(i18n, route)}`,
        resources: `<script type="module" data-prefetch="${assets.prefetch(source, language).join(' ')}" crossorigin src="${assets.script}"></script>
    ${styles(source)}`,
        body: `<div id="root">${body}</div>\n    ${dataHtml(i18n, route)}`,
      });
      const paths = [pathOf(route, language), ...(language === fallbackLanguage ? [route] : [])];
      for (const name of paths.flatMap(filesOf)) built.set(name, page);
    }
  }
  for (const i18n of texts)
    built.set(companyFile(activeLanguage(i18n)).slice(1), vcardFile(companyContact(i18n)));
  built.set('site-code.svg', siteCode());
  built.set('404.html', notFound(assets, texts, await html(<NotFound texts={texts} />)));
  built.set('sitemap.xml', sitemap());
  built.set('robots.txt', `User-agent: *\nDisallow: /demo/\n\nSitemap: ${company.site}/sitemap.xml\n`);
  built.set('manifest.webmanifest', manifest());
  built.set('.well-known/security.txt', securityTxt);
  built.set('demo/theme.css', themeCss);
  for (const [name, page] of await partnerPages()) built.set(name, page);
  return built;
}

/** The QR code of the site's URL, for the print of the company profile. */
function siteCode(): string {
  const { size, path } = qrPath(company.site) ?? { size: 0, path: '' };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#0b4f2b" d="${path}"/></svg>`;
}

async function html(node: ReactNode): Promise<string> {
  // Above this size, React would move the content of <Suspense> to the end, and a script would move it back.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * The files of a page. `index.html` in a folder works on every static host. The second file is for Cloudflare Pages and
 * GitHub Pages, which would redirect a URL without a slash to the URL with a slash.
 */
function filesOf(path: string): string[] {
  const name = path.slice(1);
  return path.endsWith('/') ? [`${name}index.html`] : [`${name}/index.html`, `${name}.html`];
}

/** Without React: the head script selects the language. */
function notFound({ headScript }: Assets, texts: i18n[], body: string): string {
  const titles = Object.fromEntries(
    texts.map(({ language, getFixedT }) => {
      const company = inLanguage(companyName, language as Language);
      return [language, getFixedT(language, 'site')('meta.notFoundTitle', { company })];
    }),
  );
  return htmlDocument({
    language: fallbackLanguage,
    head: `<title>${escapeHtml(titles[fallbackLanguage] ?? '')}</title>
    <script data-titles="${escapeHtml(JSON.stringify(titles))}">${headScript}</script>
    <meta name="robots" content="noindex">`,
    resources: styles('pages/not-found.tsx'),
    body,
  });
}

type Document = { language: Language; route?: string; head: string; resources: string; body: string };

/** The background of the page in both themes. */
const [, paper = '', darkPaper = ''] = /--paper:.*?light-dark\((#\w+), ?(#\w+)\)/.exec(themeCss) ?? [];

/** A page of the build. `src/index.html` is its counterpart for `npm run dev`. */
function htmlDocument(page: Document): string {
  return `<!doctype html>
<html lang="${page.language}" dir="${languages[page.language].direction}"${page.route ? ` data-route="${page.route}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${page.head}
    <meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${darkPaper}" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/pictures/app-icon-180.png">
    <link rel="manifest" href="/manifest.webmanifest">
    ${page.resources}
  </head>
  <body>
    ${page.body}
  </body>
</html>
`;
}

/** RFC 9116. Confirm the address and set another date once a year. */
const securityTxt = `Contact: mailto:${company.email}
Expires: 2027-11-26T00:00:00Z
Canonical: ${company.site}/.well-known/security.txt
`;

/** The pages contain the links to their other languages. */
function sitemap(): string {
  const paths = Object.keys(routes).flatMap((route) => languageCodes.map((code) => pathOf(route, code)));
  const urls = paths.map((path) => `  <url><loc>${company.site}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function manifest(): string {
  const name = inLanguage(companyName, fallbackLanguage);
  const names = { name, short_name: shortName[fallbackLanguage] || name };
  const [, theme_color] = /--tone-brand: (#\w+)/.exec(brandCss) ?? [];
  return JSON.stringify({ ...manifestTemplate, ...names, background_color: paper, theme_color }, null, 2);
}

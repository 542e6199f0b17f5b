import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { tones } from '#brand';
import * as company from '#company/facts.ts';
import { companyName, shortName } from '#company/names.ts';
import { spoken } from '#company/profile.ts';
import { companyContact, companyFile } from '../../../widgets/business-card/company-contact.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import {
  fallbackLanguage,
  inLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../widgets/i18n/languages.ts';
import { vcardFile } from '../../../widgets/lib/vcard.ts';
import { App } from '../../app.tsx';
import { NotFound } from '../../pages/not-found.tsx';
import { pathOf, routes } from '../../routes.ts';
import { siteI18n } from '../../site-i18n.ts';
import { dataHtml, escapeHtml, headHtml } from './head-html.ts';
import { hasOwnColors, iconSvg, logoSvg } from './icon.ts';
import { securityTxt } from './trust/security-txt.ts';

/** For the pages that are no part of the site. */
export const facts = { ...company };
export { tones };

/** Addresses of built files that the pages refer to. */
export type Assets = {
  /** `head-script.ts` as text. It is inline, so that no request delays the first paint. */
  headScript: string;
  /** What hydration will need, by the source of the route's page and the language. */
  prefetch: (source: string, language: Language) => string[];
};

/**
 * Every file of the site that is made from its texts: pages as complete HTML, and the map of the site.
 * @param template the built `index.html`, with its marks `<!--head-->` and `<div id="root"></div>`
 * @returns files below the published folder, such as `fr/index.html`, with their contents
 */
export async function files(template: string, assets: Assets): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const texts = await Promise.all(languageCodes.map(siteI18n));
  for (const i18n of texts) {
    const language = activeLanguage(i18n);
    made.set(companyFile(language).slice(1), vcardFile(companyContact(i18n)));
    for (const [route, { load, source }] of Object.entries(routes)) {
      const { Page } = await load();
      const body = await html(<App route={route} Page={Page} i18n={i18n} />);
      const page = (head: string) =>
        template
          .replace(
            '<html lang="ar" dir="rtl">',
            `<html lang="${language}" dir="${languages[language].direction}">`,
          )
          .replace(
            '<div id="root"></div>',
            () => `<div id="root">${body}</div>\n    ${dataHtml(i18n, route)}`,
          )
          .replace(
            '<script type="module"',
            `$& data-prefetch="${assets.prefetch(source, language).join(' ')}"`,
          )
          .replace('<!--head-->', () => head);
      const file = page(`<script>${assets.headScript}</script>\n    ${headHtml(i18n, route)}`);
      const paths = [pathOf(route, language), ...(language === fallbackLanguage ? [route] : [])];
      for (const name of paths.flatMap(filesOf)) made.set(name, file);
    }
  }
  made.set('404.html', notFound(template, assets, texts, await html(<NotFound texts={texts} />)));
  made.set('sitemap.xml', sitemap());
  made.set('robots.txt', `User-agent: *\nDisallow: /demo/\n\nSitemap: ${company.site}/sitemap.xml\n`);
  made.set('.well-known/security.txt', securityTxt({ ...company, languages: spoken }));
  made.set('manifest.webmanifest', manifest());
  made.set('icon.svg', iconSvg());
  if (hasOwnColors) made.set('pictures/logo.svg', logoSvg());
  return made;
}

async function html(node: ReactNode): Promise<string> {
  // In one piece: above a size React would move what stands in <Suspense> to the end, for a script to put back.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * A folder with an index, which every static host finds, and beside it a file for those that would answer the
 * address without a slash by going to the one with a slash (Cloudflare Pages, GitHub Pages).
 */
function filesOf(path: string): string[] {
  const name = path.slice(1);
  return path.endsWith('/') ? [`${name}index.html`] : [`${name}/index.html`, `${name}.html`];
}

/** Without React: the head script selects the language. */
function notFound(template: string, assets: Assets, texts: i18n[], body: string): string {
  const titles = Object.fromEntries(
    texts.map(({ language, getFixedT }) => [
      language,
      `${getFixedT(language, 'site')('notFound.title')} | ${inLanguage(companyName, language as Language)}`,
    ]),
  );
  const head = `<title>${escapeHtml(titles[fallbackLanguage] ?? '')}</title>\n    <script data-titles="${escapeHtml(JSON.stringify(titles))}">${assets.headScript}</script>\n    <meta name="robots" content="noindex">`;
  return template
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => body)
    .replace(/ *<script type="module".*?<\/script>\n/, '');
}

function sitemap(): string {
  const alternates = (route: string) =>
    [...languageCodes.map((code) => [code, pathOf(route, code)]), ['x-default', route]]
      .map(
        ([code, path]) =>
          `    <xhtml:link rel="alternate" hreflang="${code}" href="${company.site}${path}"/>`,
      )
      .join('\n');
  const urls = Object.keys(routes).flatMap((route) =>
    languageCodes.map(
      (code) =>
        `  <url>\n    <loc>${company.site}${pathOf(route, code)}</loc>\n${alternates(route)}\n  </url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function manifest(): string {
  const icon = (size: number) => ({
    src: `/pictures/app-icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const colors = { background_color: '#fbf8f1', theme_color: tones.brand };
  const name = inLanguage(companyName, fallbackLanguage);
  const page = {
    name,
    short_name: shortName[fallbackLanguage] || name,
    lang: fallbackLanguage,
    dir: 'rtl',
    start_url: '/',
    display: 'browser',
  };
  return JSON.stringify({ ...page, ...colors, icons: [icon(192), icon(512)] }, null, 2);
}

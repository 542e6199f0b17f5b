import type { i18n } from 'i18next';
import * as company from '../../widgets/company/facts.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import { pageHead } from '../head.ts';
import { pathOf, routes } from '../routes.ts';
import { structuredData } from './structured-data.ts';

const picture = (language: string) => `${company.site}/pictures/og_${language}-1200.jpg`;
/** Open Graph wants a country with the language: the first one served, elsewhere the one where most speak it. */
function territory(language: Language): string {
  return `${language}_${language === 'ar' ? 'JO' : new Intl.Locale(language).maximize().region}`;
}

/** The metadata of a page, as HTML for its head. */
export function headHtml(i18n: i18n, route: string): string {
  const language = activeLanguage(i18n);
  const { title, description, keywords, company: name } = pageHead(i18n, route);
  if (routes[route]?.unlisted) {
    return `<title>${escapeHtml(title)}</title>\n    ${meta('name', 'robots', 'noindex')}`;
  }
  const address = company.site + pathOf(route, language);
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture(language),
    'og:image:width': '1200',
    'og:image:height': '630',
    // What stands in the picture; `share-pictures.mjs` writes it there.
    'og:image:alt': i18n.getFixedT(language, 'site')('hero.title'),
    'og:locale': territory(language),
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    `<link rel="canonical" href="${address}">`,
    ...languageCodes.map((code) => alternate(code, pathOf(route, code))),
    alternate('x-default', route),
    ...Object.entries(properties).map(([property, content]) => meta('property', property, content)),
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) => meta('property', 'og:locale:alternate', territory(code))),
    meta('name', 'twitter:card', 'summary_large_image'),
    firstPicture(route, i18n.dir(language)),
    i18n.dir(language) === 'rtl'
      ? '<link rel="preload" media="(min-width: 40rem)" href="/fonts/site-arabic.woff2" as="font" type="font/woff2" crossorigin>'
      : '',
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** What search engines may know of a page; they read it at its end too, where no picture waits for it. */
export function dataHtml(i18n: i18n, route: string): string {
  const { title } = pageHead(i18n, route);
  return `<script type="application/ld+json">${jsonInHtml(structuredData(i18n, route, title))}</script>`;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function alternate(code: string, path: string): string {
  return `<link rel="alternate" hreflang="${code}" href="${company.site}${path}">`;
}

/** The largest picture of the first screen: the three of `sections/hero.tsx`, the band of the company's page. */
function firstPicture(route: string, side: string): string {
  const preload = (name: string, widths: number[], media = '', sizes = '100vw') =>
    `<link rel="preload" as="image" type="image/avif"${media && ` media="${media}"`} fetchpriority="high" imagesizes="${sizes}" ` +
    `imagesrcset="${widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ')}">`;
  if (route === '/company-profile')
    return preload('profile_rows', [828, 1600], '', '(min-width: 60rem) 50vw, 100vw');
  if (route !== '/') return '';
  const wide = [960, 1600, 2400];
  const phone = '(max-width: 39.99rem)';
  const light = 'and (prefers-color-scheme: light)';
  return [
    preload(`hero_wide_dusk_${side}`, wide, '(prefers-color-scheme: dark)', `${phone} 220vw, 100vw`),
    preload(`hero_sack_portrait_${side}`, [540, 828, 1080], `${phone} ${light}`, '128vw'),
    preload(`hero_wide_${side}`, wide, `(min-width: 40rem) ${light}`),
  ].join('\n    ');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

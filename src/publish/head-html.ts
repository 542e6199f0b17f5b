import type { i18n } from 'i18next';
import * as company from '../../widgets/company/facts.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { type Language, languageCodes } from '../../widgets/language/languages.ts';
import { pageHead } from '../head.ts';
import { pathOf } from '../routes.ts';
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
    'og:image:alt': title,
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
    route === '/' ? heroPreload(i18n.dir(language)) : '',
    i18n.dir(language) === 'rtl'
      ? '<link rel="preload" href="/fonts/site-arabic.woff2" as="font" type="font/woff2" crossorigin>'
      : '',
    `<script type="application/ld+json">${jsonInHtml(structuredData(i18n, route, title))}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function alternate(code: string, path: string): string {
  return `<link rel="alternate" hreflang="${code}" href="${company.site}${path}">`;
}

/** The largest picture of the first screen, for the two layouts of `sections/hero.tsx`. */
function heroPreload(side: string): string {
  const preload = (media: string, name: string, widths: number[]) =>
    `<link rel="preload" as="image" type="image/avif" media="${media}" fetchpriority="high" imagesizes="100vw" ` +
    `imagesrcset="${widths.map((width) => `/pictures/${name}_${side}-${width}.avif ${width}w`).join(', ')}">`;
  return [
    preload('(max-width: 39.99rem)', 'hero_portrait', [540, 828, 1080]),
    preload('(min-width: 40rem)', 'hero', [960, 1600, 1920]),
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

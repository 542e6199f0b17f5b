import type { i18n } from 'i18next';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { founded } from '#company/profile.ts';
import { activeLanguage, formatNumber } from '../../../widgets/i18n/i18n.ts';
import { directions, fallbackLanguage, inLanguage, languageCodes } from '../../../widgets/i18n/languages.ts';
import { pathOf, routes } from '../../routes.ts';
import { heroSources } from '../../sections/hero.tsx';
import { escapeHtml } from './html.ts';

/** The metadata of a page and its preloads, as HTML for its head. */
export function headHtml(i18n: i18n, route: string): string {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const dir = directions[language];
  const texts = routes[route];
  const title = escapeHtml(t(texts?.title ?? 'meta.title', { company: inLanguage(companyName, language) }));
  const description = escapeHtml(
    t(texts?.description ?? 'meta.description', {
      company: inLanguage(companyName, language),
      count: company.minimumOrder,
      min: formatNumber(company.minimumOrder, language),
    }),
  );
  // Only the ASCII comma separates keywords.
  const keywords = escapeHtml(t('meta.keywords').replace(/[،、]\s*/g, ', '));
  const url = company.site + pathOf(route, language);
  const alternate = (hreflang: string, code: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${company.site}${pathOf(route, code)}">`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="keywords" content="${keywords}">`,
    `<link rel="canonical" href="${url}">`,
    ...languageCodes.map((code) => alternate(code, code)),
    // Not the path without a language, whose canonical URL is this one.
    alternate('x-default', fallbackLanguage),
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${company.site}/pictures/share_${dir}.jpg">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(route === '/' ? [firstFrame, ...heroSources(dir).map(imagePreload)] : []),
    ...(dir === 'rtl' ? [fontPreload] : []),
  ].join('\n    ');
}

/** The header and the text of the hero are painted together. Browsers that do not know the link ignore it. */
const firstFrame = '<link rel="expect" href="#hero-text" blocking="render">';

/** The largest image of the first screen. On slow connections, its download starts before the body of the page arrives. */
const imagePreload = ({ media, srcSet, sizes }: ReturnType<typeof heroSources>[number]) =>
  `<link rel="preload" as="image" type="image/avif" media="${media}" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${srcSet}">`;

/** For wide screens only, until Chromium no longer delays the first paint for a preloaded font: long on slow phones. */
const fontPreload =
  '<link rel="preload" media="(min-width: 40rem)" href="/fonts/site-arabic.woff2" as="font" type="font/woff2" crossorigin>';

/** The structured data of the company (schema.org). It is at the end of the page, where it does not delay images. */
export function dataHtml(i18n: i18n, route: string): string {
  const language = activeLanguage(i18n);
  const { street, city, country } = inLanguage(address, language);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: inLanguage(companyName, language),
    url: `${company.site}/`,
    logo: `${company.site}/pictures/app-icon-512.png`,
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: [company.facebook, company.instagram].filter(Boolean),
    ...(route === '/company-profile' && founded && { foundingDate: founded }),
  };
  const json = JSON.stringify(organization).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

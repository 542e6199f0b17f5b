import type { i18n } from 'i18next';
import * as company from '#company/facts.ts';
import { hours } from '#company/hours.ts';
import { gallery } from '#company/images.ts';
import { address, companyName } from '#company/names.ts';
import { founded, spoken } from '#company/profile.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../../widgets/i18n/languages.ts';
import { srcSet } from '../../../widgets/lib/images.ts';
import { pageMetadata } from '../../metadata.ts';
import { pathOf } from '../../routes.ts';
import { landscapeSizes, landscapeWidths, portraitWidths } from '../../sections/hero.tsx';
import { escapeHtml } from './html.ts';

/** The metadata of a page and its preloads, as HTML for its head. */
export function headHtml(i18n: i18n, route: string): string {
  const { title, tags } = pageMetadata(i18n, route);
  const attributesHtml = (attributes: Record<string, string>) =>
    Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes }) => `<${name}${attributesHtml(attributes).join('')}>`),
    heroPreloads(route, i18n.dir()),
    i18n.dir() === 'rtl' && fontPreload,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** For wide screens only: Chromium delays the first paint for a preloaded font, which takes too long on slow phones. */
const fontPreload =
  '<link rel="preload" media="(min-width: 40rem)" href="/fonts/site-arabic.woff2" as="font" type="font/woff2" crossorigin>';

/** The structured data of a page. It is at the end of the page, where it does not delay images. */
export function dataHtml(i18n: i18n, route: string): string {
  const { title } = pageMetadata(i18n, route);
  const json = JSON.stringify(structuredData(i18n, route, title)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The largest image of the first screen: one of three in `sections/hero.tsx`, or the image of the company's page. */
function heroPreloads(route: string, side: string): string {
  const preload = (name: string, widths: number[], media: string, sizes: string) =>
    `<link rel="preload" as="image" type="image/avif"${media && ` media="${media}"`} fetchpriority="high" imagesizes="${sizes}" ` +
    `imagesrcset="${srcSet(`/pictures/${name}`, widths, 'avif')}">`;
  if (route === '/company-profile')
    return preload('profile_rows', [828, 1600], '', '(min-width: 60rem) 90vw, 100vw');
  if (route !== '/') return '';
  const phone = '(max-width: 39.99rem)';
  const light = 'and (prefers-color-scheme: light)';
  return [
    preload(
      `hero_wide_dusk_${side}`,
      landscapeWidths,
      '(prefers-color-scheme: dark)',
      `${phone} 220vw, ${landscapeSizes}`,
    ),
    preload(`hero_sack_portrait_${side}`, portraitWidths, `${phone} ${light}`, '128vw'),
    preload(`hero_wide_${side}`, landscapeWidths, `(min-width: 40rem) ${light}`, landscapeSizes),
  ].join('\n    ');
}

/** Data of the company that only its profile shows. */
const profile = {
  ...(founded && { foundingDate: founded }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: company.phone,
    email: company.email,
    availableLanguage: spoken,
    ...(hours.days.length > 0 && {
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
  },
};

/**
 * The structured data of a page (schema.org): the organization, and the product on the home page or the breadcrumbs on
 * other pages. It contains only data that the page shows, and no price, rating or stock.
 */
export function structuredData(i18n: i18n, route: string, title: string): object {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const name = inLanguage(companyName, language);
  const { street, city, country } = inLanguage(address, language);
  const organization = {
    '@type': 'Organization',
    '@id': `${company.site}/#organization`,
    name,
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
    ...(route === '/company-profile' && profile),
  };
  const product = {
    '@type': 'Product',
    '@id': `${company.site}/#product`,
    name: t('product.name'),
    description: t('product.description'),
    image: {
      '@type': 'ImageObject',
      contentUrl: `${company.site}/pictures/product_bag-1000.webp`,
      caption: gallery.illustrations ? t('product.imageNote') : t('product.imageAlt'),
    },
    category: t('product.category'),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name, item: company.site + pathOf('/', language) },
      { '@type': 'ListItem', position: 2, name: title, item: company.site + pathOf(route, language) },
    ],
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, route === '/' ? product : breadcrumbs],
  };
}

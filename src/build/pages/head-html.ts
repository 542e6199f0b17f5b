import type { i18n } from 'i18next';
import * as company from '#company/facts.ts';
import { gallery } from '#company/images.ts';
import { address, companyName } from '#company/names.ts';
import { founded } from '#company/profile.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import { directions, inLanguage } from '../../../widgets/i18n/languages.ts';
import { pathOf } from '../../routes.ts';
import { heroSources } from '../../sections/hero.tsx';
import { escapeHtml } from './html.ts';
import { pageMetadata } from './metadata.ts';

/** The metadata of a page and its preloads, as HTML for its head. */
export function headHtml(i18n: i18n, route: string): string {
  const { title, tags } = pageMetadata(i18n, route);
  const dir = directions[activeLanguage(i18n)];
  const attributesHtml = (attributes: Record<string, string>) =>
    Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes }) => `<${name}${attributesHtml(attributes).join('')}>`),
    ...(route === '/' ? [firstFrame, ...heroSources(dir).map(imagePreload)] : []),
    dir === 'rtl' && fontPreload,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** The header and the text of the hero are painted together. Browsers that do not know the link ignore it. */
const firstFrame = '<link rel="expect" href="#hero-text" blocking="render">';

/** The largest image of the first screen. On slow connections, its download starts before the body of the page arrives. */
const imagePreload = ({ media, srcSet, sizes }: ReturnType<typeof heroSources>[number]) =>
  `<link rel="preload" as="image" type="image/avif" media="${media}" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${srcSet}">`;

/** For wide screens only: Chromium delays the first paint for a preloaded font, which would be long on slow phones. */
const fontPreload =
  '<link rel="preload" media="(min-width: 40rem)" href="/fonts/site-arabic.woff2" as="font" type="font/woff2" crossorigin>';

/** The structured data of a page. It is at the end of the page, where it does not delay images. */
export function dataHtml(i18n: i18n, route: string): string {
  const json = JSON.stringify(structuredData(i18n, route)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * The structured data of a page (schema.org): the organization, and the product on the home page or the breadcrumbs on
 * other pages. It contains only data that the page shows, and no price, rating or stock.
 */
export function structuredData(i18n: i18n, route: string): object {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const [title] = pageMetadata(i18n, route).title.split(/ ?[|｜]/);
  const name = inLanguage(companyName, language);
  const { street, city, country } = inLanguage(address, language);
  const organization = {
    '@type': 'Organization',
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
    ...(route === '/company-profile' && founded && { foundingDate: founded }),
  };
  const product = {
    '@type': 'Product',
    name: t('product.name'),
    description: t('product.description'),
    image: {
      '@type': 'ImageObject',
      contentUrl: `${company.site}/pictures/product_print-960.jpg`,
      caption: gallery.illustrations ? t('product.imageNote') : t('product.imageAlt'),
    },
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name, item: company.site + pathOf('/', language) },
      { '@type': 'ListItem', position: 2, name: title, item: company.site + pathOf(route, language) },
    ],
  };
  const graph = [organization, route === '/' ? product : breadcrumbs];
  return { '@context': 'https://schema.org', '@graph': graph };
}

import type { i18n } from 'i18next';
import * as company from '#company/facts.ts';
import { hours } from '#company/hours.ts';
import { gallery } from '#company/images.ts';
import { address, companyName } from '#company/names.ts';
import { founded, spoken } from '#company/profile.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../../widgets/i18n/languages.ts';
import { pathOf } from '../../routes.ts';

/** What the profile alone says of the company. */
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
 * What search engines may know of a page (schema.org): the organisation and, on the home page, the product;
 * on the others the way there. Nothing that is not on the page, and no price, rating or stock.
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

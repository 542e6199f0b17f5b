import type { i18n } from 'i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { activeLanguage, formatNumber } from '../../../widgets/i18n/i18n.ts';
import {
  directions,
  fallbackLanguage,
  inLanguage,
  type Language,
  languageCodes,
} from '../../../widgets/i18n/languages.ts';
import { pathOf, routes } from '../../routes.ts';

/** The metadata of a route. */
export function pageMetadata(i18n: i18n, route: string) {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const texts = routes[route];
  const name = inLanguage(companyName, language);
  const title = t(texts?.title ?? 'meta.title', { company: name });
  const description = t(texts?.description ?? 'meta.description', {
    company: name,
    count: company.minimumOrder,
    min: formatNumber(company.minimumOrder, language),
  });
  const url = company.site + pathOf(route, language);
  return {
    title,
    tags: [
      meta('name', 'description', description),
      // Only the ASCII comma separates keywords.
      meta('name', 'keywords', t('meta.keywords').replace(/[،、]\s*/g, ', ')),
      { name: 'link', attributes: { rel: 'canonical', href: url } },
      ...languageCodes.map((code) => alternate(code, pathOf(route, code))),
      // Not the path without a language, whose canonical URL is this one.
      alternate('x-default', pathOf(route, fallbackLanguage)),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', name),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', url),
      meta('property', 'og:image', `${company.site}/pictures/share_${directions[language]}.jpg`),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('property', 'og:image:alt', t('hero.grade')),
      meta('property', 'og:locale', locale(language)),
      ...languageCodes
        .filter((code) => code !== language)
        .map((code) => meta('property', 'og:locale:alternate', locale(code))),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

function meta(kind: 'name' | 'property', key: string, content: string) {
  return { name: 'meta', attributes: { [kind]: key, content } };
}

function alternate(hreflang: string, path: string) {
  return { name: 'link', attributes: { rel: 'alternate', hreflang, href: company.site + path } };
}

/** Open Graph requires a region: Jordan for Arabic, else the most likely one. */
function locale(language: Language): string {
  return `${language}_${language === 'ar' ? 'JO' : new Intl.Locale(language).maximize().region}`;
}

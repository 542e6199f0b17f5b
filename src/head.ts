import type { i18n } from 'i18next';
import * as company from '../widgets/company/facts.ts';
import { companyName } from '../widgets/company/names.ts';
import { activeLanguage, formatNumber } from '../widgets/language/i18n.ts';
import { inLanguage } from '../widgets/language/translated.ts';
import { routes } from './routes.ts';

/** What a page says of itself to the browser's tab, to search engines and in shared links. */
export type Head = { title: string; description: string; keywords: string; company: string };

/** What a page is called. @param route one of the keys of `routes` */
export function pageTitle(i18n: i18n, route: string): string {
  const language = activeLanguage(i18n);
  const name = inLanguage(companyName, language);
  return i18n.getFixedT(language, 'site')(routes[route]?.title ?? 'meta.title', { company: name });
}

/** @param route one of the keys of `routes` */
export function pageHead(i18n: i18n, route: string): Head {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const name = inLanguage(companyName, language);
  const min = formatNumber(company.minimumOrder, language);
  return {
    title: pageTitle(i18n, route),
    description: t(routes[route]?.description ?? 'meta.description', {
      company: name,
      count: company.minimumOrder,
      min,
    }),
    // Programs that read keywords part them at the ASCII comma alone.
    keywords: t('meta.keywords').replace(/[،、]\s*/g, ', '),
    company: name,
  };
}

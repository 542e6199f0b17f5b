import type { i18n } from 'i18next';
import * as company from '../widgets/company/facts.ts';
import { companyName } from '../widgets/company/names.ts';
import { activeLanguage, formatNumber } from '../widgets/language/i18n.ts';
import { inLanguage } from '../widgets/language/translated.ts';
import { routes } from './routes.ts';

/** What a page says of itself to the browser's tab, to search engines and in shared links. */
export type Head = { title: string; description: string; keywords: string; company: string };

/** @param route one of the keys of `routes` */
export function pageHead(i18n: i18n, route: string): Head {
  const language = activeLanguage(i18n);
  const { title, description } = routes[route] ?? { title: 'meta.title', description: 'meta.description' };
  const t = i18n.getFixedT(language, 'site');
  const name = inLanguage(companyName, language);
  const min = formatNumber(company.minimumOrder, language);
  return {
    title: t(title, { company: name }),
    description: t(description, { company: name, count: company.minimumOrder, min }),
    // Programs that read keywords part them at the ASCII comma alone.
    keywords: t('meta.keywords').replace(/[،、]\s*/g, ', '),
    company: name,
  };
}

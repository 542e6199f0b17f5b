import type { i18n } from 'i18next';
import { company, minimumOrder } from '../widgets/company.ts';
import { formatNumber } from '../widgets/shared/i18n.ts';
import { type Language, supportedLanguage } from '../widgets/shared/languages.ts';

/** What a page says of itself to search engines and in the browser's tab. */
export function pageHead(i18n: i18n): { title: string; description: string } {
  const language: Language = supportedLanguage(i18n.language) ?? 'ar';
  const t = i18n.getFixedT(language, 'site');
  return {
    title: t('meta.title', { company: company.name[language] }),
    description: t('meta.description', { count: minimumOrder, min: formatNumber(minimumOrder, language) }),
  };
}

import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { spoken } from '#company/profile.ts';
import { activeLanguage, formatNumber } from '../../widgets/i18n/i18n.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import type { OrderDraft } from '../../widgets/order-form/order-state.ts';
import { sessionDraft } from '../../widgets/ui/draft.ts';
import { orderOpened } from '../analytics.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { inquiryLink } from '../whatsapp-links.ts';
import { NewTab } from './new-tab.tsx';
import { PlainOrder } from './plain-order.tsx';

/** `boot.ts` uses the same key: it hydrates at once if there is a draft. */
const draft = sessionDraft<OrderDraft>('dap_order');

/** The order form on dark green. */
export function OrderSection() {
  const { t, i18n } = useTranslation();
  const { t: site } = useTranslation('site');
  const language = activeLanguage(i18n);
  const min = formatNumber(company.minimumOrder, language);
  return (
    <section className="section on-deep" id="order-form" aria-labelledby="order-title">
      <div className="page order-grid">
        <div className="order-intro">
          <h2 id="order-title">{t('order.title')}</h2>
          <p className="lead">{t('order.subtitle', { count: company.minimumOrder, min })}</p>
          <p className="ask">
            {site('order.lead')}{' '}
            <a href={inquiryLink(site('chat.inquiry'))} target="_blank" rel="noopener noreferrer">
              {site('whatsapp')}
              <NewTab />
            </a>
          </p>
          {spoken.length > 0 && !spoken.includes(language) && (
            <p className="ask" suppressHydrationWarning>
              {site('order.answerIn', { languages: spokenLanguages(language) })}
            </p>
          )}
        </div>
        <div className="sheet">
          {/* Only in the prerendered HTML: the script removes it before hydration. */}
          {import.meta.env.SSR && <PlainOrder />}
          <OrderForm heading={false} draft={draft} {...orderOpened} />
        </div>
      </div>
    </section>
  );
}

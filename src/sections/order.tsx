import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { spoken } from '#company/profile.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { chatLink, emailLink } from '../../widgets/lib/chat-link.ts';
import { formatPhone } from '../../widgets/lib/phone.ts';
import { orderMessage } from '../../widgets/order-form/order/message.ts';
import { controlRows, emptyOrder } from '../../widgets/order-form/order/rows.ts';
import { spokenLanguages } from './company-details.tsx';
import { Island } from './island.tsx';

/** The order form on dark green. */
export function OrderSection() {
  const { t, i18n } = useTranslation();
  const { t: site } = useTranslation('site');
  const language = activeLanguage(i18n);
  return (
    <section className="section on-deep" id="order-form" aria-labelledby="order-title">
      <div className="page order-grid stack">
        <div className="order-intro stack">
          <h2 id="order-title">{t('order.title')}</h2>
          <p className="lead">{t('order.subtitle')}</p>
          {spoken.length > 0 && !spoken.includes(language) && (
            <p className="lead">{site('order.answerIn', { languages: spokenLanguages(language) })}</p>
          )}
        </div>
        <div>
          <PlainOrder />
          <Island name="order" className="live-order" />
        </div>
      </div>
    </section>
  );
}

/**
 * For visitors without JavaScript, after six seconds: a message to complete by hand that the browser sends.
 * `client/plain-order.ts` fills it in if the order form fails.
 */
function PlainOrder() {
  const { t, i18n } = useTranslation();
  const { t: site } = useTranslation('site');
  // The labels of the message are Arabic.
  const labels = controlRows.map(({ name }) => t(`order.${name}`)).join(' · ');
  const lines = i18n.language !== 'ar' && site('plainOrderLines', { fields: labels });
  return (
    <section className="sheet plain-form plain-order" tabIndex={-1}>
      <form action={chatLink(company.whatsapp)} target="_blank" rel="noopener">
        <label>
          {site('plainOrder')} {lines}
          <textarea
            className="input"
            name="text"
            lang="ar"
            dir="rtl"
            rows={9}
            data-fields={controlRows.map(({ name }) => name).join(' ')}
            defaultValue={orderMessage(emptyOrder)}
          />
        </label>
        <button type="submit" className="button big">
          {t('order.submit')}
        </button>
      </form>
      <p className="text-buttons">
        <a href={`tel:${company.phone}`} dir="ltr">
          {formatPhone(company.phone)}
        </a>
        <a href={emailLink(company.email)}>{company.email}</a>
      </p>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { company, minimumOrder } from '../../widgets/company.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import type { OrderDraft } from '../../widgets/order-form/use-order.ts';
import { chatLink } from '../../widgets/shared/chat-link.ts';
import { sessionDraft } from '../../widgets/shared/draft.ts';
import { formatNumber } from '../../widgets/shared/i18n.ts';
import { WhatsAppIcon } from '../../widgets/shared/icons.tsx';

/** The key is known to `boot.ts` too, which hydrates at once when there is a draft. */
const draft = sessionDraft<OrderDraft>('dap_order');

/** Always Arabic: the people who answer read it (contract, "The chat link"). */
const greeting = 'مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.';

export function OrderSection() {
  const { t, i18n } = useTranslation();
  const { t: site } = useTranslation('site');
  const min = formatNumber(minimumOrder, i18n.language);
  return (
    <section className="section on-deep" id="order-form" aria-labelledby="order-title">
      <div className="page order-grid">
        <div className="order-intro">
          <h1 id="order-title">{t('order.title')}</h1>
          <p className="lead">{t('order.subtitle', { count: minimumOrder, min })}</p>
          <p className="least" aria-hidden="true">
            <span className="number">{min}</span> <span>{site('tons', { count: minimumOrder })}</span>
          </p>
          <p>
            <a
              className="button line"
              href={chatLink(company.whatsapp, greeting)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsAppIcon />
              {site('whatsapp')}
              <span className="hidden">{`(${t('common.newTab')})`}</span>
            </a>
          </p>
          <noscript>
            <p>{site('noScript')}</p>
          </noscript>
        </div>
        <div className="sheet">
          <OrderForm draft={draft} />
        </div>
      </div>
    </section>
  );
}

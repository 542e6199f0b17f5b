import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { emptyOrder, type Order, orderKeys, orderMessage } from '../../widgets/order-form/order.ts';
import { chatLink } from '../../widgets/text/chat-link.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';

/**
 * What orders without our script: the message to fill in by hand, a form that the browser itself sends to
 * WhatsApp, mail and telephone. The style sheet alone shows it when no script has run for six seconds.
 */
export function PlainOrder() {
  const { t } = useTranslation();
  const { t: site } = useTranslation('site');
  // The field that each line of the message is about, if any; by this `early-input.ts` fills them.
  const marked = orderMessage(Object.fromEntries(orderKeys.map((key) => [key, `{${key}}`])) as Order);
  const fields = marked.split('\n').map((line) => /\{(\w+)\}/.exec(line)?.[1]);
  const { origin, pathname } = new URL(chatLink(company.whatsapp, ''));
  return (
    <section className="letter plain-order" tabIndex={-1}>
      <form action={origin + pathname} target="_blank" rel="noopener">
        <label>
          {site('plainOrder')}
          <textarea
            className="input"
            name="text"
            lang="ar"
            dir="rtl"
            rows={9}
            data-fields={fields.join()}
            defaultValue={orderMessage(emptyOrder)}
          />
        </label>
        <button type="submit" className="button big">
          {t('order.submit')}
        </button>
      </form>
      <p>
        <a href={`tel:${company.phone}`} dir="ltr">
          {readablePhone(company.phone)}
        </a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </section>
  );
}

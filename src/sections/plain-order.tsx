import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { chatLink } from '../../widgets/lib/chat-link.ts';
import { readablePhone } from '../../widgets/lib/phone.ts';
import { controlNames, emptyOrder, type Order, orderMessage } from '../../widgets/order-form/order.ts';

/**
 * The order form without JavaScript: the message to complete by hand in a form that the browser itself sends to
 * WhatsApp, and links for e-mail and phone. The stylesheet shows it if no script has run for six seconds.
 */
export function PlainOrder() {
  const { t } = useTranslation();
  const { t: site } = useTranslation('site');
  // The field of each line of the message, if any. `plain-order-form.ts` fills the lines with it.
  const marked = orderMessage(Object.fromEntries(controlNames.map((key) => [key, `{${key}}`])) as Order);
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

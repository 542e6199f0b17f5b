import { useTranslation } from 'react-i18next';
import { type Order, type OrderTable, orderFields } from './order-fields.ts';
import { orderLines } from './order-message.ts';

type PreviewProps = { order: Order; partner: string; table?: OrderTable };

/** The message as the chat shows it; outside Arabic each line has its label in the language of the visitor. */
export function Preview({ order, partner, table = orderFields }: PreviewProps) {
  const { t, i18n } = useTranslation();
  const labeled = i18n.language !== 'ar';
  return (
    <details className="disclosure">
      <summary>{t('preview.title')}</summary>
      <p>{t('preview.note')}</p>
      <dl className="sent">
        {orderLines(order, partner, table).map(({ of, label, text, empty }) => {
          const name = t(label as 'order.name');
          return (
            <div key={of}>
              {labeled && <dt>{empty ? t('preview.empty', { label: name }) : name}</dt>}
              <dd lang="ar" dir="rtl">
                {of === 'title' ? <strong>{text.replaceAll('*', '')}</strong> : text}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

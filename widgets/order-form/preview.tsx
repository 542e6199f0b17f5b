import { useTranslation } from 'react-i18next';
import { type Order, type OrderTable, orderFields, orderLines } from './order.ts';

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
              {labeled && <dt>{empty ? t(nothing(of), { label: name }) : name}</dt>}
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

/** An empty message is none; another empty field is not specified. The Arabic lines say the same. */
const nothing = (of: string) => (of === 'message' ? 'preview.none' : 'preview.empty');

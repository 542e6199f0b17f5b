import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailText } from '../ui/identifier.tsx';
import { orderLines } from './order/message.ts';
import { orderFrom } from './order/order.ts';
import type { Order } from './order/rows.ts';
import { type OrderStore, useSelected } from './order-store.ts';

type PreviewProps = { store: OrderStore; partner: string };

/** The message before it is sent. */
export function MessagePreview({ store, partner }: PreviewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const typed = useSelected(store, ({ typed }) => isOpen && typed);
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {typed && (
        <>
          <p className="hint">{t('preview.note')}</p>
          <MessageBubble order={orderFrom(typed)} partner={partner} />
        </>
      )}
    </details>
  );
}

type BubbleProps = { order: Order; partner: string };

/** The message as the chat shows it; outside Arabic each line has its label in the language of the visitor above it. */
export function MessageBubble({ order, partner }: BubbleProps) {
  const { t, i18n } = useTranslation();
  const labeled = i18n.language !== 'ar';
  return (
    <dl className="bubble">
      {orderLines(order, partner).map(({ key, text, value, isEmpty }) => {
        const label = t(key as 'order.name');
        const at = text.lastIndexOf(value);
        return (
          <div key={key}>
            {labeled && <dt>{isEmpty ? t('preview.empty', { label }) : label}</dt>}
            <dd lang="ar" dir="rtl">
              {key === 'preview.request' ? (
                <strong>{text.replaceAll('*', '')}</strong>
              ) : (
                <>
                  <span>{text.slice(0, at)}</span>
                  <bdi>{key === 'order.email' ? <EmailText email={value} /> : value}</bdi>
                  <span>{text.slice(at + value.length)}</span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

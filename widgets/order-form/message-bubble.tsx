import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderLines } from './message.ts';
import { type Order, orderFrom, type TypedOrder } from './order.ts';

type PreviewProps = { typed: TypedOrder; partner: string | undefined };

/** The message before it is sent. */
export function MessagePreview({ typed, partner }: PreviewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {isOpen && (
        <>
          <p className="hint">{t('preview.note')}</p>
          <MessageBubble order={orderFrom(typed)} partner={partner} />
        </>
      )}
    </details>
  );
}

type BubbleProps = { order: Order; partner: string | undefined };

/** The message as the chat shows it; outside Arabic each line has its label in the language of the visitor above it. */
export function MessageBubble({ order, partner }: BubbleProps) {
  const { t, i18n } = useTranslation();
  const labeled = i18n.language !== 'ar';
  return (
    <dl className="bubble">
      {orderLines(order, partner).map(({ of, label, text, value, empty }) => {
        const name = t(label as 'order.name');
        const at = text.lastIndexOf(value);
        return (
          <div key={of}>
            {labeled && <dt>{empty ? t('preview.empty', { label: name }) : name}</dt>}
            <dd lang="ar" dir="rtl">
              {of === 'title' ? (
                <strong>{text.replaceAll('*', '')}</strong>
              ) : (
                <>
                  <span>{text.slice(0, at)}</span>
                  <bdi>{of === 'email' ? <Email address={value} /> : value}</bdi>
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

/** An email address that wraps after the @ and before the dots. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

import { useTranslation } from 'react-i18next';
import { CopyButton } from '../controls/copy-button.tsx';
import { formatNumber } from '../language/i18n.ts';
import { type Letter, type Order, type OrderLine, orderLines } from './order.ts';

/** Some apps are known to cut a message here, in UTF-16 units. */
const cutAfter = 2000;

/** The message as the chat shows it, each line with its label in the language of the visitor. */
export function Preview({ letter, partner }: { letter: Letter; partner: string }) {
  const { t, i18n } = useTranslation();
  // In Arabic each line says itself what it is.
  const labelled = i18n.language !== 'ar';
  // One text each: where a translator has wrapped two, React could not take one of them away.
  const labelOf = (of: OrderLine['of']) => {
    const label = t(labels[of as keyof typeof labels]);
    return of in letter.order && !letter.order[of as keyof Order]
      ? `${label} (${t('preview.empty')})`
      : label;
  };
  return (
    <details>
      <summary>{t('preview.title')}</summary>
      <p>{t('preview.note')}</p>
      <dl className="sent">
        {orderLines(letter.order, partner).map(({ of, text }) => (
          <div key={of}>
            {labelled && of in labels && <dt>{labelOf(of)}</dt>}
            <dd lang="ar" dir="rtl">
              {of === 'title' ? <strong>{text.replaceAll('*', '')}</strong> : text}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const labels = {
  title: 'preview.request',
  name: 'order.name',
  company: 'order.company',
  phone: 'order.phone',
  email: 'order.email',
  quantity: 'order.quantity',
  packaging: 'trade.packaging',
  delivery: 'trade.delivery',
  place: 'trade.delivery',
  month: 'trade.month',
  documents: 'trade.documents',
  message: 'order.message',
  partner: 'preview.partner',
} as const satisfies Partial<Record<OrderLine['of'], string>>;

/** Says how much of a message no link can carry. */
export function TooLong({ leftOut }: { leftOut: number }) {
  const { t, i18n } = useTranslation();
  return t('order.tooLong', { count: leftOut, characters: formatNumber(leftOut, i18n.language) });
}

/** Warns of a message that may arrive cut, and offers to copy it. */
export function LongMessage({ message }: { message: string }) {
  const { t, i18n } = useTranslation();
  if (message.length <= cutAfter) return null;
  const [characters, limit] = [message.length, cutAfter].map((n) => formatNumber(n, i18n.language));
  return (
    <div className="long-message">
      <p>{t('preview.long', { characters, limit })}</p>
      <CopyButton
        text={message}
        lang="ar"
        label={t('panel.copy')}
        copied={t('panel.copied')}
        failed={t('panel.copyFailed')}
      />
    </div>
  );
}

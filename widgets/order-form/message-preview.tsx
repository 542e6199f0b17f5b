import { useTranslation } from 'react-i18next';
import type { Order } from './order-fields.ts';
import { MessageBubble, Waybill } from './waybill.tsx';

type PreviewProps = { order: Order; partner: string };

/** The order and its message before they are sent. */
export function Preview({ order, ...message }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <details className="disclosure">
      <summary>{t('preview.title')}</summary>
      <Waybill order={order}>
        <p>{t('preview.note')}</p>
        <MessageBubble order={order} {...message} />
      </Waybill>
    </details>
  );
}

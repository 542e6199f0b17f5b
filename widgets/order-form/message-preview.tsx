import { useTranslation } from 'react-i18next';
import type { Order } from './order-fields.ts';
import { MessageBubble, Waybill } from './waybill.tsx';

type PreviewProps = {
  /** Undefined while it is closed. */
  order: Order | undefined;
  partner: string;
  onToggle: (open: boolean) => void;
};

/** The order and its message before they are sent. */
export function Preview({ order, onToggle, ...message }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {order && (
        <Waybill order={order}>
          <p>{t('preview.note')}</p>
          <MessageBubble order={order} {...message} />
        </Waybill>
      )}
    </details>
  );
}

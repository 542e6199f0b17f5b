import { useTranslation } from 'react-i18next';
import type { Order } from './order-fields.ts';
import { MessageBubble } from './waybill.tsx';

type PreviewProps = {
  /** Undefined while it is closed. */
  order: Order | undefined;
  partner: string;
  onToggle: (open: boolean) => void;
};

/** The message before it is sent. */
export function Preview({ order, partner, onToggle }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {order && (
        <>
          <p className="hint">{t('preview.note')}</p>
          <MessageBubble order={order} partner={partner} />
        </>
      )}
    </details>
  );
}

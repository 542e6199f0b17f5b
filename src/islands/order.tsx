import { useSyncExternalStore } from 'react';
import type { OrderDraft } from '../../widgets/order-form/order/draft.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { draftKeys, sessionDraft } from '../client/drafts.ts';

const draft = sessionDraft<OrderDraft>(draftKeys.order);

/** From this width, the styles place the yard beside the form. */
const twoColumns = () => matchMedia('(width >= 60rem)');

function onWidth(changed: () => void): () => void {
  const query = twoColumns();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The order form, on wide screens with its yard in the column beside it. */
export function Island() {
  const yardRoot = useSyncExternalStore(
    onWidth,
    () => (twoColumns().matches ? document.querySelector('.order-aside') : null),
    () => null,
  );
  return <OrderForm variant="section" yardRoot={yardRoot} draft={draft} />;
}

import { useSyncExternalStore } from 'react';
import type { OrderDraft } from '../../widgets/order-form/order/draft.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { sessionDraft } from '../../widgets/ui/storage.ts';
import { draftKeys } from '../client/drafts.ts';

const draft = sessionDraft<OrderDraft>(draftKeys.order);

/** From this width the styles place the growing order beside the form. */
const twoColumns = () => matchMedia('(min-width: 60rem)');
function onWidth(changed: () => void): () => void {
  const query = twoColumns();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The order form, with its growing order in the column beside it. */
export function Island() {
  const beside = useSyncExternalStore(
    onWidth,
    () => twoColumns().matches,
    () => false,
  );
  const aside = useSyncExternalStore(
    onWidth,
    () => document.querySelector('.order-aside'),
    () => null,
  );
  return <OrderForm variant="section" aside={aside} beside={beside} draft={draft} />;
}

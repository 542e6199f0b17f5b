import type { OrderDraft } from '../../widgets/order-form/order/draft.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { draftKeys, sessionDraft } from '../client/drafts.ts';

const draft = sessionDraft<OrderDraft>(draftKeys.order);

/** The order form, in a section that has a heading already. */
export const Island = () => <OrderForm headingLevel="none" draft={draft} />;

import { createElement } from 'react';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

export { default as styles } from './order-form.css?inline';

/** What few visitors open comes when they do. */
export function Face(props: OrderFormProps) {
  return createElement(OrderForm, { ...props, trade: () => import('./trade-facts.tsx') });
}

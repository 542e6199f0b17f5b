import { createElement } from 'react';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

export { default as styles } from './order-start.css?inline';

/** What is not needed before somebody begins to fill the form in brings its look along. */
export function Component(props: OrderFormProps) {
  return createElement(OrderForm, { ...props, loadLazy: () => import('./order-form-lazy.view.ts') });
}

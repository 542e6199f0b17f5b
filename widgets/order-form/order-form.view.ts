export { default as styles } from './order-form.css?inline';
export { OrderForm as Face } from './order-form.tsx';

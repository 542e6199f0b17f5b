export { default as styles } from './order-form-lazy.css?inline';
export * from './order-form-lazy.tsx';
export { Prefill } from './prefill.ts';

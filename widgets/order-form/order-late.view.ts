export { default as styles } from './order-late.css?inline';
export * from './order-late.tsx';
export { Prefill } from './prefill.ts';

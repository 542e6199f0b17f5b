export { default as styles } from './gallery.css?inline';
export { Gallery as Face } from './gallery.tsx';
export const moreTexts = 'cards';

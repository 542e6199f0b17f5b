export { default as styles } from './language-switcher.css?inline';
export { LanguageSwitcher as Face } from './language-switcher.tsx';

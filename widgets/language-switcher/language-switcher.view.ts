export { default as styles } from './language-switcher.css?inline';
export { LanguageSwitcher as Component } from './language-switcher.tsx';

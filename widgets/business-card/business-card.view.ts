import shared from '../contact-card/contact-card.css?inline';
import own from './business-card.css?inline';

export { BusinessCard as Component } from './business-card.tsx';
export const styles = shared + own;
export const moreTexts = 'cards';

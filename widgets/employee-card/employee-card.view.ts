import shared from '../contact-card/contact-card.css?inline';
import own from './employee-card.css?inline';

export { EmployeeCard as Component } from './employee-card.tsx';
export const styles = shared + own;
export const moreTexts = 'cards';

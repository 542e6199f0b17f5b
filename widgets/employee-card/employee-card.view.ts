import shared from '../cards/contact-card.css?inline';
import { cardTexts, withLateTexts } from '../cards/late-texts.tsx';
import own from './employee-card.css?inline';
import { EmployeeCard } from './employee-card.tsx';

export const Face = withLateTexts(EmployeeCard, cardTexts);
export const styles = shared + own;

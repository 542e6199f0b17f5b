import shared from '../cards/contact-card.css?inline';
import { cardTexts, withLateTexts } from '../cards/late-texts.tsx';
import own from './business-card.css?inline';
import { BusinessCard } from './business-card.tsx';

export const Face = withLateTexts(BusinessCard, cardTexts);
export const styles = shared + own;

import { headingLevel } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { Widget } from '../element/widget.ts';
import { cardTexts } from '../i18n/card-texts.ts';

const businessCard = {
  tag: 'dap-business-card',
  attributes: { 'heading-level': headingLevel },
  events: { onCardOpen: { type: 'dap-card-open' }, onCardClose: { type: 'dap-card-close' } },
  height: { narrow: '28rem', wide: '15.5rem' },
  moreTexts: cardTexts,
  load: () => import('./business-card.tsx'),
} satisfies Widget;

/**
 * The company's business card. A button opens a dialog with a QR code and a contact file.
 *
 * @tagname dap-business-card
 * @attr {'2' | '3' | '4' | '5' | '6'} [heading-level=2] - Level of the heading, from `2` to `6`. Use the level that fits
 *   the outline of your page.
 * @fires {CustomEvent<null>} dap-card-open - Dispatched when the dialog opens.
 * @fires {CustomEvent<null>} dap-card-close - Dispatched when the dialog closes.
 * @csspart heading - The heading and the sentence below it.
 * @csspart button - A button.
 * @csspart dialog - A dialog.
 */
export class DapBusinessCardElement extends elementOf(businessCard) {}

export { DapBusinessCardElement as element };

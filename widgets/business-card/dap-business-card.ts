import { elementOf } from '../element/define-widget.ts';
import { businessCard } from './business-card.element.ts';

/**
 * The company's card: a button opens a window with the QR code and the contact file.
 *
 * @tagname dap-business-card
 * @attr {'2' | '3' | '4' | '5' | '6'} [heading-level=2] - the level of its heading: `2` to `6`, by what stands above
 *   it on your page
 * @fires {CustomEvent<null>} dap-card-open - the window with the code opened
 * @fires {CustomEvent<null>} dap-card-close - it closed
 * @csspart heading - its heading with the sentence below it
 * @csspart button - what is pressed
 * @csspart dialog - a window above the page
 */
export class DapBusinessCardElement extends elementOf(businessCard) {}

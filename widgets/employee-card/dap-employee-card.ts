import { elementOf } from '../element/define-widget.ts';
import { employeeCard } from './employee-card.element.ts';

/**
 * Generates a staff business card with a QR code and a contact file. Photos need no exception in a policy; only SVG
 * photos need `img-src data:`.
 *
 * @tagname dap-employee-card
 * @attr {'2' | '3' | '4' | '5' | '6'} [heading-level=2] - the level of its heading: `2` to `6`, by what stands above
 *   it on your page
 * @fires {CustomEvent<DapCardDetail>} dap-card-generated - a card was made
 * @csspart heading - its heading with the sentence below it
 * @csspart label - what stands above a field
 * @csspart input - a field, a list
 * @csspart button - what is pressed
 * @csspart dialog - a window above the page
 */
export class DapEmployeeCardElement extends elementOf(employeeCard) {}

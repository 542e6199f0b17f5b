import { elementOf } from '../element/define-widget.ts';
import { orderForm } from './order-form.element.ts';

/**
 * A bulk order that becomes a WhatsApp message. A page that sends orders by itself prevents `dap-order-submit` and
 * calls `sent()` once its own server has it.
 *
 * @tagname dap-order-form
 * @attr {string} [whatsapp=the company's] - the number that receives orders, with its country code; beside it
 *   nothing of the company is offered
 * @attr {string} [phone=the company's] - the number for calls, with its country code; none beside `whatsapp`
 * @attr {string} [email=the company's] - the address for orders by e-mail; none beside `whatsapp`
 * @attr {string} [recipient=the company's] - who gets the order: shown below the button; none beside `whatsapp`
 * @attr {number} [min-quantity=the company's] - the least quantity, in metric tons
 * @attr {'+962' | '+964'} [country-code=the company's] - `+962` or `+964`, chosen at first
 * @attr {string} [partner=none] - your name: the message ends with "عن طريق: …"
 * @attr {string} [prefill=none] - first values as a query string: `quantity=1000&company=Acme`; facts of trade by
 *   the short names of `trade.ts`: `packaging=bags,loose&month=2027-03&place=Trebil`
 * @attr {'2' | '3' | '4' | '5' | '6'} [heading-level=2] - the level of its heading: `2` to `6`, by what stands above
 *   it on your page
 * @fires {CustomEvent<DapOrderDetail>} dap-order-submit - before the chat opens; `preventDefault()` keeps it closed,
 *   and nothing is cleared. It can be prevented.
 * @fires {CustomEvent<DapOrderDetail>} dap-order-opened - the chat has opened; whether the visitor presses Send
 *   there nobody can know
 * @csspart heading - its heading with the sentence below it
 * @csspart label - what stands above a field
 * @csspart input - a field, a list
 * @csspart button - what is pressed
 * @csspart toast - the message that an order leads to
 */
export class DapOrderFormElement extends elementOf(orderForm) {
  /** empties the form and forgets all that it kept; nothing before the form shows */
  reset(): void {}

  /** says that the page has sent the order: the form thanks for it and keeps nothing; nothing before the form shows */
  sent(): void {}
}

import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { Widget } from '../element/widget.ts';
import type { CountryCode } from '../lib/phone.ts';
import { elementDraft } from '../ui/storage.ts';

const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber(),
    phone: phoneNumber(),
    email: emailAddress(),
    recipient: text(),
    'min-quantity': wholeNumber(),
    'country-code': oneOf<CountryCode>(['+962', '+964'], ''),
    partner: text(),
    prefill: text(),
    submit: oneOf(['whatsapp', 'page'], 'whatsapp'),
    'heading-level': headingLevel,
  },
  events: {
    onOrderSubmit: { type: 'dap-order-submit', cancelable: true },
    onOrderOpened: { type: 'dap-order-opened' },
  },
  draft: elementDraft,
  height: { narrow: '74.25rem', wide: '56rem' },
  load: () => import('./order-form.tsx'),
} satisfies Widget;

/**
 * An order form that opens WhatsApp with the order as a message. To submit orders to your own server, set
 * `submit="page"` and call `event.detail.waitUntil()` in a listener of `dap-order-submit`.
 *
 * @tagname dap-order-form
 * @attr {string} [whatsapp=the company's] - Number that receives orders, with its country code. If set, the
 *   company's own phone, email and name are not shown.
 * @attr {string} [phone=the company's] - Number for calls, with its country code. Not shown if only
 *   `whatsapp` is set.
 * @attr {string} [email=the company's] - Address for orders by email. Not shown if only `whatsapp` is set.
 * @attr {string} [recipient=the company's] - Name of the recipient, shown below the button. Not shown if only
 *   `whatsapp` is set.
 * @attr {number} [min-quantity=the company's] - Minimum quantity, in metric tons.
 * @attr {'+962' | '+964'} [country-code=the company's] - Initially selected country code: `+962` or
 *   `+964`.
 * @attr {string} [partner=none] - Your name. The message ends with the line "عن طريق: …".
 * @attr {string} [prefill=none] - Initial values as a query string, for example `quantity=1000&company=Acme`. Trade
 *   terms are possible too, for example `packaging=bags,loose&month=2027-03&place=Trebil`.
 * @attr {'whatsapp' | 'page'} [submit=whatsapp] - `page` if your page sends the order to your own server: the texts do not
 *   mention WhatsApp, and WhatsApp does not open.
 * @attr {'2' | '3' | '4' | '5' | '6'} [heading-level=2] - Level of the heading, from `2` to `6`. Use the level that fits
 *   the outline of your page.
 * @fires {CustomEvent<DapOrderSubmitDetail>} dap-order-submit - Dispatched before WhatsApp opens. If you call
 *   `preventDefault()`, WhatsApp does not open and the form keeps its values. If you call `detail.waitUntil(promise)`, your
 *   page sends the order: the form is busy until the promise settles, then shows the order as sent or an error.
 * @fires {CustomEvent<DapOrderDetail>} dap-order-opened - Dispatched after WhatsApp has opened. This does not
 *   mean that the message was sent.
 * @csspart heading - The heading and the sentence below it.
 * @csspart label - The label of a field.
 * @csspart input - A field or a list.
 * @csspart button - A button.
 * @csspart order - The growing order and the waybill.
 * @csspart toast - The message after an order is submitted.
 */
export class DapOrderFormElement extends elementOf(orderForm) {
  /** Clears the form and any saved draft. It has no effect before the widget has rendered. */
  reset(): void {}

  /** Confirms that your page has sent the order: shows a confirmation and clears the form. It has no effect before rendering. */
  sent(): void {}
}

export { DapOrderFormElement as element };

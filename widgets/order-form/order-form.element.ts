import { defaultCountry } from '#company/facts.ts';
import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { Widget } from '../element/widget.ts';
import { type CountryCode, countries } from '../lib/phone.ts';
import { elementDraft } from '../ui/storage.ts';

const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber(defaultCountry),
    phone: phoneNumber(defaultCountry),
    email: emailAddress(),
    recipient: text(),
    'min-quantity': wholeNumber(),
    'country-code': oneOf<CountryCode>(
      countries.map(({ code }) => code),
      '',
    ),
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
 */
export class DapOrderFormElement extends elementOf(orderForm) {
  /** Clears the form and any saved draft. It has no effect before the widget has rendered. */
  reset(): void {}

  /** Confirms that your page has sent the order: shows a confirmation and clears the form. It has no effect before rendering. */
  sent(): void {}
}

export { DapOrderFormElement as element };

import { defaultCountry } from '#company/facts.ts';
import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { isOwnPage } from '../element/script-url.ts';
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
    'heading-level': headingLevel,
  },
  events: {
    onOrderSubmit: { type: 'dap-order-submit', cancelable: true },
    onOrderOpened: { type: 'dap-order-opened' },
  },
  unseen: ['whatsapp', 'phone', 'email', 'recipient', 'partner'],
  // The warning about a foreign number is there from the beginning.
  isChanged: (host) => isOwnPage() && Boolean(Reflect.get(host, 'whatsapp')),
  elementProps: () => ({ draft: elementDraft() }),
  height: { narrow: '74.25rem', wide: '56rem' },
  load: () => import('./order-form.tsx'),
} satisfies Widget;

/** An order form that opens WhatsApp with the order as a message. */
export class DapOrderFormElement extends elementOf(orderForm) {
  /** Clears the form and forgets the last order. */
  reset(): void {
    void this.callMethod('reset');
  }
}

export { DapOrderFormElement as element };

import { defaultCountry } from '#company/facts.ts';
import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { isOwnPage } from '../element/script-url.ts';
import type { Widget } from '../element/widget.ts';
import type { CountryCode } from '../lib/phone.ts';
import { elementDraft } from '../ui/storage.ts';

/** Not `countries`, whose rules would enlarge `embed.js`. The compiler checks that none is missing. */
const codes = { '+962': true, '+964': true } satisfies Record<CountryCode, true>;

/** A number with country code. */
const fullNumber = /^\+?[1-9][\d\s-]{10,18}$/;

const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber(defaultCountry),
    phone: phoneNumber(defaultCountry),
    email: emailAddress(),
    recipient: text(),
    'min-quantity': wholeNumber(),
    'country-code': oneOf(Object.keys(codes) as CountryCode[], ''),
    partner: text(),
    prefill: text(),
    'heading-level': headingLevel,
  },
  events: {
    onOrderSubmit: { type: 'dap-order-submit', cancelable: true },
    onOrderOpened: { type: 'dap-order-opened' },
  },
  unseen: ['whatsapp', 'phone', 'email', 'recipient', 'partner'],
  isChanged: (host) => {
    const [whatsapp, phone] = [Reflect.get(host, 'whatsapp'), Reflect.get(host, 'phone')];
    // The warning about a stranger's number is there from the beginning.
    if (whatsapp && isOwnPage()) return true;
    // React reads the other numbers, and warns about them.
    const isFull = (number: unknown) => typeof number === 'string' && fullNumber.test(number);
    return [whatsapp, phone].some((number) => number && !isFull(number));
  },
  elementProps: () => ({ draft: elementDraft() }),
  height: { narrow: '72.5rem', wide: '55rem' },
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

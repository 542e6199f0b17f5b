import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { isOwnPage } from '../element/script-url.ts';
import type { Widget } from '../element/widget.ts';
import { countries } from '../lib/phone.ts';
import { elementDraft } from '../ui/storage.ts';

const codes = countries.map(({ code }) => code);
/** The `+` of `+964`, which a query turns into a space and some systems encode. */
const plus = /^(?:\+|00|%(?:25)*2b|&(?:amp;)?#43;)?/i;

/** True if a number is certainly valid, so that React need not read it before the visitor acts. */
function isComplete(number: unknown): boolean {
  if (typeof number !== 'string') return false;
  const full = number.replace(/[\s-]/g, '').replace(/^\+?/, '+');
  return countries.some(
    ({ code, numbers }) => full.startsWith(code) && numbers.test(full.slice(code.length)),
  );
}

const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber,
    phone: phoneNumber,
    email: emailAddress(),
    recipient: text(),
    'min-quantity': wholeNumber(),
    'country-code': {
      ...oneOf(codes, ''),
      parse: (value) => codes.find((code) => code === value.trim().replace(plus, '+')),
    },
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
    return [whatsapp, phone].some((number) => number && !isComplete(number));
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

import { whatsapp } from '#company/facts.ts';
import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { isOwnPage } from '../element/script-url.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import { countryCodes } from '../lib/phone.ts';
import { readNumber } from '../lib/phone-check.ts';

/** The `+` of `+964`, which a query turns into a space and some systems encode. */
const plus = /^(\+|00|%(25)*2b|&(amp;)?#43;)?/i;
const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber,
    phone: phoneNumber,
    email: emailAddress,
    recipient: text,
    'min-quantity': wholeNumber,
    'country-code': {
      ...oneOf(countryCodes, ''),
      parse: (value) => countryCodes.find((code) => code === value.trim().replace(plus, '+')),
    },
    partner: text,
    prefill: text,
    'heading-level': headingLevel,
  },
  notInFirstRender: ['whatsapp', 'phone', 'email', 'recipient', 'partner'],
  needsReactAtOnce: (host) => {
    const [whatsapp, phone] = ['whatsapp', 'phone'].map((name) => String(Reflect.get(host, name)));
    // The warning about a stranger's number is there from the beginning.
    if (whatsapp && isOwnPage()) return true;
    // React warns about a number that is refused.
    return [whatsapp, phone].some((number) => number && !readNumber(number, ''));
  },
  fallbackNumber: (host) => {
    const number = String(Reflect.get(host, 'whatsapp'));
    if (!number) return whatsapp;
    return isOwnPage() ? '' : readNumber(number, '');
  },
  height: { narrow: '84.5rem', wide: '60rem' },
  load: () => import('./order-form.tsx'),
} satisfies WidgetDefinition;

export class DapOrderFormElement extends elementOf(orderForm) {
  reset(): void {
    void this.callMethod('reset');
  }
}

export { DapOrderFormElement as element };

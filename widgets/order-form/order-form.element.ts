import { whatsapp } from '#company/facts.ts';
import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { isOwnPage } from '../element/script-url.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import type { CountryCode } from '../lib/phone.ts';

/** Not `countries`, whose rules would enlarge `embed.js`. The compiler checks that none is missing. */
const codes = Object.keys({ '+962': 0, '+964': 0 } satisfies Record<CountryCode, 0>) as CountryCode[];
/** The `+` of `+964`, which a query turns into a space and some systems encode. */
const plus = /^(\+|00|%(25)*2b|&(amp;)?#43;)?/i;
/** Numbers that React reads when the visitor acts. It reads all others at once, because it probably warns about them. */
const plainNumber = /^(\+?96(2(7[789]|[26])|4(7[3-9]\d|1))\d{7}|\+(?!96[24])[1-9]\d{9,14})$/;
/** @returns true if a number is plain apart from spaces and dashes */
const isPlain = (number: unknown): number is string =>
  typeof number === 'string' && plainNumber.test(number.replace(/[\s-]/g, ''));

const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber,
    phone: phoneNumber,
    email: emailAddress,
    recipient: text,
    'min-quantity': wholeNumber,
    'country-code': {
      ...oneOf(codes, ''),
      parse: (value) => codes.find((code) => code === value.trim().replace(plus, '+')),
    },
    partner: text,
    prefill: text,
    'heading-level': headingLevel,
  },
  unseen: ['whatsapp', 'phone', 'email', 'recipient', 'partner'],
  isChanged: (host) => {
    const [whatsapp, phone] = [Reflect.get(host, 'whatsapp'), Reflect.get(host, 'phone')];
    // The warning about a stranger's number is there from the beginning.
    if (whatsapp && isOwnPage()) return true;
    return [whatsapp, phone].some((number) => number && !isPlain(number));
  },
  chatNumber: (host) => {
    const number: unknown = Reflect.get(host, 'whatsapp');
    if (!number) return whatsapp;
    return isPlain(number) && !isOwnPage() ? number.replace(/\D/g, '') : undefined;
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

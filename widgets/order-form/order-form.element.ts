import { whatsapp } from '#company/facts.ts';
import { emailAddress, headingLevel, oneOf, phoneNumber, text, wholeNumber } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { isOwnPage } from '../element/script-url.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import { countryCodes, readCountryCode } from '../lib/phone.ts';

/**
 * Numbers that are surely complete: mobile numbers of Jordan and Iraq, and those of most other countries without a zero in
 * the first digits. React reads and checks every number, but `embed.js` has no room for its rules.
 */
const plainNumber = /^(?:\+?(?:9627[789]\d{7}|9647[3-9]\d{8})|\+(?![17]|28|8[39]|96[24])[1-9]{4}\d{6,11})$/;

/** The number of an attribute in E.164; undefined if only React can read it, empty without the attribute. */
function numberOf(host: HTMLElement, name: 'whatsapp' | 'phone'): string | undefined {
  const number = String(Reflect.get(host, name)).replace(/[ -]/g, '');
  return !number || plainNumber.test(number) ? number.replace(/^(?=\d)/, '+') : undefined;
}

const orderForm = {
  tag: 'dap-order-form',
  attributes: {
    whatsapp: phoneNumber,
    phone: phoneNumber,
    email: emailAddress,
    recipient: text,
    'min-quantity': wholeNumber,
    'country-code': { ...oneOf(countryCodes, ''), parse: readCountryCode },
    partner: text,
    prefill: text,
    'heading-level': headingLevel,
  },
  notInFirstRender: ['whatsapp', 'phone', 'email', 'recipient', 'partner'],
  // The warnings about a stranger's number and about a number that is refused are there from the beginning.
  needsReactAtOnce: (host) =>
    (numberOf(host, 'whatsapp') !== '' && isOwnPage()) ||
    [numberOf(host, 'whatsapp'), numberOf(host, 'phone')].includes(undefined),
  fallbackNumber: (host) => {
    const number = numberOf(host, 'whatsapp');
    return number === '' ? whatsapp : !isOwnPage() && number ? number : '';
  },
  height: { narrow: '90.5rem', wide: 'clamp(46rem,(959px - 100%)*999,65.5rem)' },
  load: () => import('./order-form.tsx'),
} satisfies WidgetDefinition;

export class DapOrderFormElement extends elementOf(orderForm) {}

export { DapOrderFormElement as element };

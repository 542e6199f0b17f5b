import { longestBeginning } from '../text/plain-text.ts';
import type { Order } from './order.ts';

/** Three SMS in one: Arabic is sent as UCS-2, of which a part of several holds 67 units and one alone 70. */
export const longestSms = 3 * 67;

/** Shortened in this order, until the text fits; an address is left out whole, as half of it is none. */
const expendable = ['message', 'company', 'name', 'email'] as const;

/**
 * The six facts of an order in Arabic, one a line, as short as an SMS has to be. Quantity and phone are always whole.
 * @param longest in UTF-16 units
 */
export function shortOrder(order: Order, longest = longestSms): string {
  const rest = { ...order };
  for (const key of expendable) {
    if (lines(rest).length <= longest) break;
    const whole = rest[key];
    const kept = longestBeginning(whole, (beginning) => {
      if (beginning === whole || (key === 'email' && beginning)) return false;
      return !beginning || lines({ ...rest, [key]: `${beginning}…` }).length <= longest;
    }).trimEnd();
    rest[key] = kept && `${kept}…`;
  }
  return lines(rest);
}

function lines({ name, company, phone, email, quantity, message }: Order): string {
  return [`طلب داب: ${quantity} طن`, name, company, phone, email, message].filter(Boolean).join('\n');
}

/** Opens the messaging app with a text; `?&` is what Android and iPhones both understand. */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

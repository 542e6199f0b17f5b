import { longestBeginning } from '../text/plain-text.ts';
import { factKeys, type Order } from './order.ts';

/** Three SMS in one: Arabic is sent as UCS-2, of which a part of several holds 67 units and one alone 70. */
export const longestSms = 3 * 67;

/** Shortened in this order, until the text fits; facts of trade and an address are left out whole. */
const expendable = [
  'documents',
  'month',
  'packaging',
  'place',
  'delivery',
  'message',
  'company',
  'name',
  'email',
] as const;
const cut: readonly string[] = ['message', 'company', 'name'];

/**
 * What an order says in Arabic, one fact a line, as short as an SMS has to be. Quantity and phone are always whole.
 * @param longest in UTF-16 units
 */
export function shortOrder(order: Order, longest = longestSms): string {
  const rest = { ...order };
  for (const key of expendable) {
    if (lines(rest).length <= longest) break;
    const whole = rest[key] ?? '';
    const kept = longestBeginning(whole, (beginning) => {
      if (beginning === whole || (!cut.includes(key) && beginning)) return false;
      return !beginning || lines({ ...rest, [key]: `${beginning}…` }).length <= longest;
    }).trimEnd();
    rest[key] = kept && `${kept}…`;
  }
  return lines(rest);
}

function lines(order: Order): string {
  const { name, company, phone, email, quantity, message } = order;
  const facts = factKeys.map((key) => order[key]);
  return [`طلب داب: ${quantity} طن`, name, company, phone, email, ...facts, message]
    .filter(Boolean)
    .join('\n');
}

/** Opens the messaging app with a text; `?&` is what Android and iPhones both understand. */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

import { type Letter, type Order, shortened } from './order.ts';

/** Outlook, Gmail in Firefox and others cut longer `mailto:` addresses. */
const longestMailLink = 1900;

/** The same order as a `mailto:` link that every mail program takes whole, shortened the same way. */
export function orderMail(order: Order, address: string, partner = ''): Letter {
  const subject = encodeURIComponent('طلب جديد لكمية كبيرة');
  const link = (message: string) =>
    `mailto:${address}?subject=${subject}&body=${encodeURIComponent(message.replace(/\n/g, '\r\n'))}`;
  return shortened(order, partner, link, longestMailLink);
}

import { chatLink, emailLink } from '../../lib/chat-link.ts';
import { isVisible, leftToRightMark, sanitizeLine, truncate } from '../../lib/text.ts';
import type { DapOrder, DapOrderDetail } from '../../public-types.ts';
import { type Order, orderRows } from './rows.ts';

/** A line of the message. `key` is that of its label in the preview, `value` the part after the label. */
type OrderLine = { key: string; text: string; value: string; isEmpty?: boolean };

/** The first line of the message, and the subject of an email. */
const messageTitle = 'طلب جديد لكمية كبيرة';
const maxPartnerLength = 100;

const isLatin = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\P{L}]*$/u;
const beginsWithNeutral = /^[^\p{L}\p{M}\u200E\u200F\u061C]/u;
const endsWithNeutral = /[^\p{L}\p{M}\p{N}\u200E\u200F\u061C]$/u;

/**
 * Keeps the full stop of `Rafidain Trading Co.` at its end in an Arabic line, and the digit of `7 Hills Trading Co.` at its
 * beginning. Text of one line.
 */
function keepOrderInRtl(text: string): string {
  if (!isLatin.test(text)) return text;
  const [before, after] = [beginsWithNeutral, endsWithNeutral].map((neutral) =>
    neutral.test(text) ? leftToRightMark : '',
  );
  return `${before}${text}${after}`;
}

export function orderLines(order: Order, partner: string): OrderLine[] {
  const lines: OrderLine[] = [{ key: 'preview.request', text: `*${messageTitle}*`, value: '' }];
  for (const { name, trade, label, mark = '', unit = '', empty = '', text } of orderRows) {
    const given = order[name];
    if (!given && trade) continue;
    const isOneLine = name !== 'message' && !mark;
    const value = (isOneLine ? keepOrderInRtl(text?.(given) ?? given) : given) || empty;
    const key = `${trade ? 'trade' : 'order'}.${name}`;
    lines.push({ key, text: `${label}: ${mark}${value}${unit}`, value, isEmpty: !given });
  }
  const source = keepOrderInRtl(truncate(maxPartnerLength, sanitizeLine(partner)));
  if (isVisible(source)) lines.push({ key: 'preview.partner', text: `عن طريق: ${source}`, value: source });
  return lines;
}

/** The message to the company: always Arabic, one fact per line. */
export function orderMessage(order: Order, partner = ''): string {
  const [title, ...lines] = orderLines(order, partner).map(({ text }) => text);
  return [title, '', ...lines].join('\n');
}

/** The order for the host page, which cannot change it. Trade terms that are not given are missing. */
export function orderDetail(order: Order, number: string, partner: string): DapOrderDetail {
  const rows = orderRows.filter(({ name, trade }) => !trade || order[name]);
  const given = Object.fromEntries(rows.map(({ name }) => [name, order[name]])) as DapOrder;
  return Object.freeze({ ...orderChat(order, number, partner), order: Object.freeze(given) });
}

export function orderChat(order: Order, number: string, partner = ''): { message: string; url: string } {
  const message = orderMessage(order, partner);
  return { message, url: chatLink(number, message) };
}

/** Windows ignores a longer link to an app. */
const longestAppLink = 2000;

/** The order as an email. Without its text if the link would be too long: it is copied then. */
export function mailLink(address: string, message: string): string {
  const body = withoutBold(message).replace(/\n/g, '\r\n');
  const link = `${emailLink(address)}?subject=${encodeURIComponent(messageTitle)}`;
  const text = `&body=${encodeURIComponent(body)}`;
  return link.length + text.length > longestAppLink ? link : link + text;
}

/** The order as an SMS. Android and iPhones both understand `?&`. */
export function smsLink(number: string, message: string): string {
  return `sms:${number}?&body=${encodeURIComponent(withoutBold(message))}`;
}

/** Asterisks mean bold text in WhatsApp only. */
const withoutBold = (message: string) => message.replace(/^\*(.*)\*/, '$1');

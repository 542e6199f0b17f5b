import { chatLink } from '../lib/chat-link.ts';
import { isVisible, leftToRightMark, sanitizeLine } from '../lib/text.ts';
import { truncate } from '../lib/truncate.ts';
import { type Order, type OrderRow, orderRows, textOf } from './order.ts';

/** A line of the message. `label` is the locale key of its label in the preview, `value` the part after the label. */
type OrderLine = { of: string; label: string; text: string; value: string; empty?: boolean };

const rows: readonly OrderRow[] = orderRows;
/** The first line of the message, and the subject of an email. */
const messageTitle = 'طلب جديد لكمية كبيرة';
const maxPartnerLength = 100;

/** A text with Latin letters that ends in a character without direction, which would move to the other side in Arabic. */
const openEnd = /\p{Script=Latin}.*[^\p{L}\p{M}\p{N}\u200E\u200F\u061C]$/u;

/** Keeps the full stop of `Rafidain Trading Co.` at its end in an Arabic line. Text of one line. */
const closed = (text: string) => (openEnd.test(text) ? text + leftToRightMark : text);

export function orderLines(order: Order, partner = ''): OrderLine[] {
  const title = `*${messageTitle}*`;
  const lines: OrderLine[] = [{ of: 'title', label: 'preview.request', text: title, value: '' }];
  for (const { name, required, label, line } of rows) {
    const value = textOf(order, name);
    if (!value && !required && line.empty === undefined) continue;
    const text = line.text?.(value) ?? value;
    const shown = (name === 'message' ? text : closed(text)) || (line.empty ?? '');
    lines.push({
      of: name,
      label,
      text: `${line.label}: ${line.mark ?? ''}${shown}${line.unit ?? ''}`,
      value: shown,
      empty: !value,
    });
  }
  const source = closed(truncate(maxPartnerLength, sanitizeLine(partner)));
  if (isVisible(source))
    lines.push({ of: 'partner', label: 'preview.partner', text: `عن طريق: ${source}`, value: source });
  return lines;
}

/** The message to the company: always Arabic, one fact per line. */
export function orderMessage(order: Order, partner = ''): string {
  const [title, ...lines] = orderLines(order, partner).map(({ text }) => text);
  return [title, '', ...lines].join('\n');
}

export function orderChat(order: Order, number: string, partner = ''): { message: string; url: string } {
  const message = orderMessage(order, partner);
  return { message, url: chatLink(number, message) };
}

/** The order as an email. The asterisks mean bold text in WhatsApp only. */
export function mailLink(address: string, message: string): string {
  const body = message.replace(/^\*(.*)\*/, '$1').replace(/\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(messageTitle)}&body=${encodeURIComponent(body)}`;
}

/** Longest name in an SMS, in UTF-16 units. */
const maxShortName = 60;

/** Quantity, name and phone as an SMS. Android and iPhones both understand `?&`. */
export function smsLink(number: string, { quantity, name, phone }: Order): string {
  const text = [`طلب سماد الداب: ${quantity} طن`, truncate(maxShortName, name), phone].join('\n');
  return `sms:+${number}?&body=${encodeURIComponent(text)}`;
}

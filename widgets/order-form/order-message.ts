import { chatLink, maxChatLinkLength } from '../lib/chat-link.ts';
import { isVisible, leftToRightMark, sanitizeLine } from '../lib/text.ts';
import { longestPrefix, truncate } from '../lib/truncate.ts';
import { fieldValue, type Order, type OrderField, orderFields } from './order-fields.ts';

/** A line of the message. `label` is the locale key of its label in the preview, `value` the part after the label. */
type OrderLine = { of: string; label: string; text: string; value: string; empty: boolean };

const fields: readonly OrderField[] = orderFields;
/** The first line of the message, and the subject of an email. */
export const messageTitle = 'طلب جديد لكمية كبيرة';
const maxPartnerLength = 100;

/** A text with Latin letters that ends in a character without direction, which would move to the other side in Arabic. */
const openEnd = /\p{Script=Latin}.*[^\p{L}\p{M}\p{N}\u200E\u200F\u061C]$/u;

/** Keeps the full stop of `Rafidain Trading Co.` at its end in an Arabic line. Text of one line. */
const closed = (text: string) => (openEnd.test(text) ? text + leftToRightMark : text);

/** The lines of the message: the title, a line for each field, and the partner if there is one. */
export function orderLines(order: Order, partner = ''): OrderLine[] {
  const lines: OrderLine[] = [
    { of: 'title', label: 'preview.request', text: `*${messageTitle}*`, value: '', empty: false },
  ];
  for (const { name, required, label, line } of fields) {
    const value = fieldValue(order, name);
    if (!value && !required && line.empty === undefined) continue;
    const shown = (name === 'message' ? value : closed(value)) || (line.empty ?? '');
    const text = `${line.label}: ${line.mark ?? ''}${shown}${line.unit ?? ''}`;
    lines.push({ of: name, label, text, value: shown, empty: !value });
  }
  const source = closed(truncate(maxPartnerLength, sanitizeLine(partner)));
  if (isVisible(source))
    lines.push({
      of: 'partner',
      label: 'preview.partner',
      text: `عن طريق: ${source}`,
      value: source,
      empty: false,
    });
  return lines;
}

/** The message to the company: always Arabic, one fact per line. */
export function orderMessage(order: Order, partner = ''): string {
  const [title, ...lines] = orderLines(order, partner).map(({ text }) => text);
  return [title, '', ...lines].join('\n');
}

/** An order, its message and the link that carries it; `omitted` counts the UTF-16 units that did not fit. */
export type OrderMessage = { order: Order; message: string; url: string; omitted: number };

/** The order as a WhatsApp link of at most 7,500 characters: only `message` is shortened, ending in “…”. */
export function orderChat(order: Order, number: string, partner = ''): OrderMessage {
  return shortened(order, partner, (message) => chatLink(number, message), maxChatLinkLength);
}

/** Shortens the message field of an order until its `link` has at most `limit` characters. */
export function shortened(
  order: Order,
  partner: string,
  link: (message: string) => string,
  limit: number,
): OrderMessage {
  const full = orderMessage(order, partner);
  if (link(full).length <= limit) return { order, message: full, url: link(full), omitted: 0 };

  const shorter = (beginning: string) => ({ ...order, message: `${beginning}…` });
  const cut = (beginning: string) => orderMessage(shorter(beginning), partner);
  const kept = longestPrefix(order.message, (beginning) => {
    return beginning !== order.message && link(cut(beginning)).length <= limit;
  });
  const message = cut(kept.trimEnd());
  const omitted = order.message.length - kept.length;
  return { order: shorter(kept.trimEnd()), message, url: link(message), omitted };
}

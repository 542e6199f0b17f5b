import { factKeys, orderKeys } from '../../widgets/order-form/order.ts';
import { vcardFile } from '../../widgets/text/vcard.ts';
import type { FoundOrder } from './read-orders.ts';

/** What an order says, in the order of the message. */
const facts = [...orderKeys.slice(0, -1), ...factKeys, 'message', 'partner'] as const;
export const columns = ['date', 'sender', ...facts] as const;
export type Column = (typeof columns)[number];

/** `again` says what the buyer has said before, `changed` something else than his last order did. */
export type Row = { order: FoundOrder; mark: 'first' | 'again' | 'changed'; changed: Column[] };

/** One order of one minute and sender: a chat that is read a second time adds nothing. */
export function orderId(order: FoundOrder): string {
  return JSON.stringify(columns.map((column) => order[column] ?? ''));
}

/** All orders by date, those without one last, each compared with what the same phone or address ordered before. */
export function rowsOf(orders: FoundOrder[]): Row[] {
  const when = ({ date }: FoundOrder) => date || '9999';
  const sorted = [...orders].sort((a, b) => Number(when(a) > when(b)) - Number(when(a) < when(b)));
  return sorted.map((order, at) => {
    const before = sorted
      .slice(0, at)
      .filter((one) => one.phone === order.phone || one.email === order.email);
    const last = before.at(-1);
    if (!last) return { order, mark: 'first', changed: [] };
    if (before.some((one) => !differing(one, order).length)) return { order, mark: 'again', changed: [] };
    return { order, mark: 'changed', changed: differing(last, order) };
  });
}

function differing(one: FoundOrder, other: FoundOrder): Column[] {
  return facts.filter((fact) => (one[fact] ?? '') !== (other[fact] ?? ''));
}

/**
 * A table for Excel: UTF-8 with its mark, lines that end with CRLF, every cell in quotes.
 * @param heads one for each column, and before them one for the mark
 * @param markOf what the first cell of a row says
 */
export function csvFile(rows: Row[], heads: string[], markOf: (row: Row) => string): string {
  const lines = rows.map((row) => [markOf(row), ...columns.map((column) => row.order[column] ?? '')]);
  const text = [heads, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n');
  return `\uFEFF${text}\r\n`;
}

/** A cell that begins like a formula is one to a spreadsheet; behind an apostrophe it is text. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The contacts of all buyers, each once, as the last order gives them. */
export function contactsFile(rows: Row[]): string {
  const buyers = new Map(rows.map(({ order }) => [order.phone, order]));
  return Array.from(buyers.values(), ({ name, company, phone, email }) =>
    vcardFile({ name, organisation: company, phone, email }),
  ).join('');
}

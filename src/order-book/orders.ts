import { vcardFile } from '../../widgets/lib/vcard.ts';
import { fieldValue, type OrderTable, orderFields } from '../../widgets/order-form/order.ts';
import type { FoundOrder } from './read-orders.ts';

export type Column = 'date' | 'sender' | (typeof orderFields)[number]['name'] | 'partner';

/** The columns: date, sender, the fields of the order as in the message, partner. */
export function columnsOf(table: OrderTable = orderFields): Column[] {
  return ['date', 'sender', ...table.map(({ name }) => name as Column), 'partner'];
}
export const columns = columnsOf();
const facts = columns.slice(2);

/** `again` repeats an earlier order of the buyer, `changed` differs from the buyer's last order. */
export type Row = { order: FoundOrder; mark: 'first' | 'again' | 'changed'; changed: Column[] };

/**
 * Identifies an order by its content, so that a chat that is read twice adds nothing. Stored orders have this id. It
 * must not change when a field is added, so fields of later versions count only if they are filled.
 */
export function orderId(order: FoundOrder, table: OrderTable = orderFields): string {
  const later = table.filter(({ name, since }) => since && fieldValue(order, name));
  const first = columnsOf(table.filter(({ since }) => !since)).map((column) => order[column] ?? '');
  return JSON.stringify([...first, ...later.map(({ name }) => [name, fieldValue(order, name)])]);
}

/** All orders by date, those without a date last, each compared with earlier orders of the same phone or e-mail. */
export function rowsOf(orders: FoundOrder[]): Row[] {
  const dateOf = ({ date }: FoundOrder) => date || '9999';
  const sorted = [...orders].sort((a, b) => Number(dateOf(a) > dateOf(b)) - Number(dateOf(a) < dateOf(b)));
  return sorted.map((order, at) => {
    const before = sorted
      .slice(0, at)
      .filter(({ phone, email }) => phone === order.phone || email === order.email);
    const last = before.at(-1);
    if (!last) return { order, mark: 'first', changed: [] };
    if (before.some((earlier) => !differing(earlier, order).length))
      return { order, mark: 'again', changed: [] };
    return { order, mark: 'changed', changed: differing(last, order) };
  });
}

function differing(a: FoundOrder, b: FoundOrder): Column[] {
  return facts.filter((fact) => (a[fact] ?? '') !== (b[fact] ?? ''));
}

/** A CSV table for Excel: UTF-8 with a byte order mark, CRLF line ends, every cell quoted. */
export function csvFile(
  rows: Row[],
  heads: string[],
  markOf: (row: Row) => string,
  shown: Column[] = columns,
): string {
  const lines = rows.map((row) => [markOf(row), ...shown.map((column) => row.order[column] ?? '')]);
  const text = [heads, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n');
  return `\uFEFF${text}\r\n`;
}

/** Escapes a cell that a spreadsheet would run as a formula with an apostrophe. */
function cell(text: string): string {
  const escaped = /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

/** The contacts of all buyers, one per phone number, from the last order of each. */
export function contactsFile(rows: Row[]): string {
  const buyers = new Map(rows.map(({ order }) => [order.phone, order]));
  return Array.from(buyers.values(), ({ name, company, phone, email }) =>
    vcardFile({ name, organization: company, phone, email }),
  ).join('');
}

const storeName = 'orders';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('dap-desk', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the transaction is complete. */
async function inTransaction<Answer>(work: (store: IDBObjectStore) => Answer): Promise<Answer> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite');
      const answer = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(answer);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Opens the stored orders of this browser. @throws if IndexedDB is missing or not allowed */
export async function storedOrders(): Promise<FoundOrder[]> {
  return (await inTransaction((store) => store.getAll() as IDBRequest<FoundOrder[]>)).result;
}

export async function storeOrders(orders: FoundOrder[]): Promise<void> {
  await inTransaction((store) => {
    for (const order of orders) store.put(order, orderId(order));
  });
}

export async function eraseOrders(): Promise<void> {
  await inTransaction((store) => store.clear());
}

// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { columnsOf, csvFile, orderId, rowsOf } from '../../../../src/order-book/orders.ts';
import { readOrders } from '../../../../src/order-book/read-orders.ts';
import type { DapOrder } from '../../../../widgets/event-details.ts';
import { sanitizeLine } from '../../../../widgets/lib/text.ts';
import {
  type Order,
  type OrderTable,
  orderFields,
  orderFrom,
  orderMessage,
  orderProblems,
} from '../../../../widgets/order-form/order.ts';
import { maxSmsLength, shortOrder } from '../../../../widgets/order-form/order-links.ts';
import { Preview } from '../../../../widgets/order-form/order-notes.tsx';
import { readDraft } from '../../../../widgets/order-form/order-state.ts';
import { renderIn } from '../../../support/render.tsx';
import { filled } from '../../../support/sample-order.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../fixtures/${name}.txt`), 'utf8');

/** The table with a new row between company and phone, as a later version may add one. */
const taxNumber: OrderTable[number] = {
  name: 'tax',
  since: 2,
  required: true,
  label: 'card.note',
  limit: 30,
  clean: sanitizeLine,
  line: { label: 'الرقم الضريبي' },
  sms: { labeled: true },
};
const table: OrderTable = [...orderFields.slice(0, 2), taxNumber, ...orderFields.slice(2)];
const order = orderFrom({ ...filled, tax: ' 12345 ' } as typeof filled, table);

describe('a new row in the table of order fields', () => {
  test('leaves messages of version 1 readable', () => {
    for (const name of ['order-minimal-v1', 'order-complete-v1', 'chat-v1']) {
      expect(readOrders(fixture(name), table)).toEqual(readOrders(fixture(name)));
      expect(readOrders(fixture(name), table)).not.toEqual([]);
    }
  });

  test('is written to the message and read back', () => {
    const message = orderMessage(order, 'Agro', table);
    expect(message).toContain('\nالشركة: شركة الحقول\nالرقم الضريبي: 12345\nرقم الهاتف:');
    expect(readOrders(message, table)).toMatchObject([{ ...order, partner: 'Agro' }]);
    expect(readOrders(message, table)[0]).toHaveProperty('tax', '12345');
  });

  test('is required in the form', () => {
    expect(orderProblems({ ...order, tax: '' } as Order, 500, table)).toEqual({ tax: 'missing' });
    expect(orderProblems(order, 500, table)).toEqual({});
  });

  test('appears in the SMS with its label', () => {
    expect(shortOrder(order, maxSmsLength, table)).toContain('\nالرقم الضريبي: 12345\n');
  });

  test('appears in the preview with its label', async () => {
    renderIn('en', <Preview order={order} partner="" table={table} />);
    const row = screen.getByText('الرقم الضريبي: 12345').parentElement;
    expect(row?.querySelector('dt')?.textContent).toMatch(/DAP 18-46-0/);
  });

  test('becomes a column of the order book', () => {
    const found = { ...order, partner: '', date: '', sender: '' };
    expect(columnsOf(table)).toContain('tax');
    expect(csvFile(rowsOf([found]), ['Note'], () => '', columnsOf(table))).toContain('"12345"');
  });

  test('does not change the id of stored orders that lack it', () => {
    const [old] = readOrders(fixture('order-minimal-v1'));
    if (!old) throw new Error('No order found.');
    expect(orderId(old, table)).toBe(orderId(old));
    const withTax = { ...old, tax: '1' };
    expect(orderId(withTax, table)).not.toBe(orderId(old, table));
  });

  test('does not invalidate drafts that lack it', () => {
    const { message: _, ...older } = filled;
    expect(readDraft({ fields: older })?.fields).toEqual({ ...filled, message: '' });
  });
});

test('the published type of an order has every field of the table', () => {
  expectTypeOf<Required<Order>>().toEqualTypeOf<Required<DapOrder>>();
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { DapOrder } from '../../../../widgets/event-details.ts';
import { sanitizeLine } from '../../../../widgets/lib/text.ts';
import { Preview } from '../../../../widgets/order-form/message-preview.tsx';
import {
  type Order,
  type OrderFields,
  type OrderTable,
  orderFields,
  orderFrom,
  orderProblems,
} from '../../../../widgets/order-form/order-fields.ts';
import { orderMessage } from '../../../../widgets/order-form/order-message.ts';
import { readDraft } from '../../../../widgets/order-form/order-state.ts';
import { renderIn } from '../../../support/render.tsx';
import { filled } from '../../../support/sample-order.ts';

/** The table with a new row between company and phone, as a later version may add one. */
const taxNumber: OrderTable[number] = {
  name: 'fixtureField',
  required: true,
  label: 'card.note',
  limit: 30,
  clean: sanitizeLine,
  line: { label: 'الرقم الضريبي' },
};
const table: OrderTable = [...orderFields.slice(0, 2), taxNumber, ...orderFields.slice(2)];
const order = orderFrom({ ...filled, fixtureField: ' 12345 ' } as typeof filled, table);

describe('a new row in the table of order fields', () => {
  test('is written to the message', () => {
    const message = orderMessage(order, 'Agro', table);
    expect(message).toContain('\nالشركة: شركة الحقول\nالرقم الضريبي: 12345\nرقم الهاتف:');
  });

  test('is required in the form', () => {
    expect(orderProblems({ ...order, fixtureField: '' } as Order, 500, table)).toEqual({
      fixtureField: 'missing',
    });
    expect(orderProblems(order, 500, table)).toEqual({});
  });

  test('appears in the preview with its label', async () => {
    renderIn('en', <Preview order={order} partner="" table={table} />);
    const row = screen.getByText('الرقم الضريبي: 12345').parentElement;
    expect(row?.querySelector('dt')?.textContent).toMatch(/DAP 18-46-0/);
  });

  test('does not invalidate drafts that lack it', () => {
    const { message: _, ...older } = filled;
    expect(readDraft({ fields: older })?.fields).toEqual({ ...filled, message: '' });
  });
});

test('the content of the form is not an order: its phone has no country code', () => {
  expectTypeOf<OrderFields>().not.toExtend<Order>();
});

test('the published type of an order has every field of the table', () => {
  expectTypeOf<Required<Order>>().toEqualTypeOf<Required<DapOrder>>();
});

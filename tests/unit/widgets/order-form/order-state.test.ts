import { describe, expect, test } from 'vitest';
import {
  idle,
  type OrderAction,
  orderReducer,
  readDraft,
} from '../../../../widgets/order-form/order-state.ts';
import { filled } from '../../../support/sample-order.ts';

const run = (actions: OrderAction[]) => actions.reduce(orderReducer, idle);
const open: OrderAction = { type: 'open', fields: filled, until: 9, cut: false };
const missing: OrderAction = { type: 'reject', problems: { name: 'missing', email: 'malformed' } };

describe('order state', () => {
  test('an edit removes errors and adds none', () => {
    const state = run([missing, { type: 'edit', problems: { email: 'malformed', phone: 'missing' } }]);
    expect(state).toMatchObject({ status: 'idle', problems: { email: 'malformed' } });
  });

  test('an edit or an error keeps the opened order, and an edit after an obstacle ends it', () => {
    const edit: OrderAction = { type: 'edit', problems: {} };
    expect(run([open, edit])).toMatchObject({ status: 'opened', fields: filled });
    const cleared = { status: 'cleared', fields: filled, until: 9 };
    expect(run([open, { type: 'clear', fields: filled }, missing, edit])).toMatchObject(cleared);
    expect(run([{ type: 'stop', obstacle: 'offline', fields: filled }, edit]).status).toBe('idle');
  });

  test('clears nothing after a reset during the second', () => {
    expect(run([open, { type: 'reset' }, { type: 'clear', fields: filled }])).toEqual(idle);
  });

  test('closing the toast keeps the rest', () => {
    expect(run([open, { type: 'sent' }, { type: 'closeToast' }])).toMatchObject({
      status: 'sent',
      toast: undefined,
    });
  });
});

test('draft › an opened order is stored until it expires', () => {
  const opened = { fields: filled, until: Date.now() + 60_000 };
  expect(readDraft({ opened })).toEqual({ opened });
  expect(readDraft({ opened: { ...opened, until: Date.now() - 1 } })).toEqual({});
});

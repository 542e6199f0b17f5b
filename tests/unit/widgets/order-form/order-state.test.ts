import { describe, expect, test } from 'vitest';
import {
  idle,
  type OrderAction,
  type OrderState,
  orderReducer,
  readDraft,
} from '../../../../widgets/order-form/order-state.ts';
import { filled } from '../../../support/sample-order.ts';

const run = (actions: OrderAction[], state: OrderState = idle) => actions.reduce(orderReducer, state);
const open: OrderAction = { type: 'open', fields: filled, until: 9, cut: false };
const missing: OrderAction = { type: 'reject', problems: { name: 'missing', email: 'malformed' } };

describe('order state', () => {
  test('is invalid after a rejected submit, without a toast', () => {
    expect(run([missing])).toEqual({
      status: 'invalid',
      problems: { name: 'missing', email: 'malformed' },
      toast: undefined,
    });
  });

  test('shows a toast if the quantity is below the minimum', () => {
    const state = run([{ type: 'reject', problems: { quantity: 'belowMinimum' } }]);
    expect(state.toast).toEqual({ kind: 'minimum' });
  });

  test('an edit removes errors and adds none', () => {
    const state = run([missing, { type: 'edit', problems: { email: 'malformed', phone: 'missing' } }]);
    expect(state).toMatchObject({ status: 'idle', problems: { email: 'malformed' } });
  });

  test.each(['offline', 'blocked', 'failed'] as const)('%s keeps the order and shows a toast', (obstacle) => {
    const state = run([missing, { type: 'stop', obstacle, fields: filled }]);
    expect(state).toEqual({ status: obstacle, problems: {}, fields: filled, toast: { kind: obstacle } });
    expect(run([{ type: 'edit', problems: {} }], state)).toMatchObject({ status: 'idle' });
    expect(run([{ type: 'edit', problems: {} }], state).fields).toBeUndefined();
  });

  test('opened becomes cleared with a toast, and keeps the order until it expires', () => {
    const later = { ...filled, name: 'Omar' };
    expect(run([open])).toMatchObject({ status: 'opened', fields: filled, until: 9 });
    expect(run([open, { type: 'edit', problems: {} }])).toMatchObject({ status: 'opened' });
    expect(run([open, { type: 'clear', fields: later }])).toMatchObject({
      status: 'cleared',
      fields: later,
      until: 9,
      toast: { kind: 'opened' },
    });
  });

  test('says so if the message was cut', () => {
    const state = run([
      { ...open, cut: true },
      { type: 'clear', fields: filled },
    ]);
    expect(state.toast).toEqual({ kind: 'openedCut' });
  });

  test('clears nothing after a reset during the second', () => {
    expect(run([open, { type: 'reset' }, { type: 'clear', fields: filled }])).toEqual(idle);
  });

  test('restore offers an earlier order without a toast', () => {
    const state = run([{ type: 'restore', fields: filled, until: 9 }]);
    expect(state).toEqual({ status: 'cleared', problems: {}, fields: filled, until: 9 });
    expect(run([{ type: 'forget' }], state)).toMatchObject({ status: 'idle' });
  });

  test('sent keeps nothing of the order; canceled returns to idle', () => {
    expect(run([open, { type: 'sent' }])).toEqual({ status: 'sent', problems: {}, toast: { kind: 'sent' } });
    expect(run([missing, { type: 'cancel' }])).toMatchObject({ status: 'idle', problems: {} });
  });

  test('closing the toast keeps the rest', () => {
    expect(run([open, { type: 'sent' }, { type: 'closeToast' }])).toMatchObject({
      status: 'sent',
      toast: undefined,
    });
  });
});

test('draft › an order that was opened is kept until it expires', () => {
  const draft = { fields: filled, opened: true };
  expect(readDraft({ ...draft, until: Date.now() + 60_000 })?.fields).toEqual(filled);
  expect(readDraft({ ...draft, until: Date.now() - 1 })).toBeUndefined();
});

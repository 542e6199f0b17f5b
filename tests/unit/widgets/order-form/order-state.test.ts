import { describe, expect, test } from 'vitest';
import {
  idle,
  type OrderAction,
  orderReducer,
  readDraft,
} from '../../../../widgets/order-form/order-state.ts';
import { filled } from '../../../support/sample-order.ts';

const run = (actions: OrderAction[]) => actions.reduce(orderReducer, idle);
const submitted = { fields: filled, at: 9 };
const open: OrderAction = { type: 'open', submitted, cut: false };
const missing: OrderAction = { type: 'reject', problems: { name: 'missing', email: 'malformed' } };

describe('order state', () => {
  test('an edit removes errors and adds none', () => {
    const state = run([missing, { type: 'edit', problems: { email: 'malformed', phone: 'missing' } }]);
    expect(state).toMatchObject({ status: 'idle', problems: { email: 'malformed' } });
  });

  test('an edit or an error keeps the opened order, and an edit after an obstacle ends it', () => {
    const edit: OrderAction = { type: 'edit', problems: {} };
    expect(run([open, edit])).toMatchObject({ status: 'opened', submitted });
    const cleared = { status: 'cleared', submitted };
    expect(run([open, { type: 'clear', fields: filled }, missing, edit])).toMatchObject(cleared);
    expect(run([{ type: 'stop', obstacle: 'offline', submitted }, edit]).status).toBe('idle');
  });

  test('clears nothing after a reset during the second', () => {
    expect(run([open, { type: 'forget' }, { type: 'clear', fields: filled }])).toEqual(idle);
  });

  test('a host page may report that it has sent the order while it cancels the chat', () => {
    const state = run([{ type: 'sent', submitted }, { type: 'cancel' }]);
    expect(state).toMatchObject({ status: 'sent', submitted, toast: { kind: 'sent' } });
    expect(run([missing, { type: 'cancel' }])).toEqual({ ...idle, toast: undefined });
  });

  test('keeps the order that the visitor has sent, until the next edit', () => {
    const sent: OrderAction[] = [open, { type: 'clear', fields: filled }, { type: 'confirm' }];
    expect(run(sent)).toMatchObject({ status: 'sent', submitted });
    expect(run([...sent, { type: 'edit', problems: {} }])).toEqual({ ...idle, toast: undefined });
  });

  test('closing the toast changes nothing else', () => {
    expect(run([open, { type: 'sent' }, { type: 'closeToast' }])).toMatchObject({
      status: 'sent',
      toast: undefined,
    });
  });
});

test('draft › fields that an older draft lacks are empty', () => {
  const { message: _, ...older } = filled;
  expect(readDraft({ fields: older })?.fields).toEqual({ ...filled, message: '' });
});

test('draft › an opened order is stored until it expires', () => {
  const opened = { fields: filled, until: Date.now() + 60_000 };
  expect(readDraft({ opened })).toEqual({ opened });
  expect(readDraft({ opened: { ...opened, until: Date.now() - 1 } })).toEqual({});
});

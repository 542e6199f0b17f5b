import { type FormEvent, useEffect, useImperativeHandle, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import {
  controlNames,
  fieldValue,
  orderChat,
  orderFields,
  orderFrom,
  orderProblems,
  orderSummary,
} from './order.ts';
import type { OrderOptions } from './order-options.ts';
import { idle, orderReducer, readDraft } from './order-state.ts';
import { sendOrder } from './send-order.ts';
import { useOrderFields } from './use-order-fields.ts';

/** How long an opened order can be restored, milliseconds: phones are passed on. */
const keptFor = 30 * 60_000;
/** The button stays busy for one second, so that a double tap sends once. */
const successDelay = 1000;

/** The order form: its fields, the state of the order, and what can be done with it. */
export function useOrder(options: OrderOptions) {
  const { i18n } = useTranslation();
  const { draft, partner } = options;
  const minimum = options.minQuantity ?? company.minimumOrder;
  const [state, dispatch] = useReducer(orderReducer, idle);
  const submitting = state.status === 'opened';
  const fields = useOrderFields(options, (typed) => {
    dispatch({ type: 'edit', problems: orderProblems(orderFrom(typed), minimum) });
    const filled = orderFields.some(({ name }) => fieldValue(typed, name));
    if (!submitting) draft?.write(filled ? { fields: typed, opened: false } : undefined);
  });
  const { countryCode } = fields;
  const number = options.whatsapp || company.whatsappIn?.[countryCode] || company.whatsapp;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with what was typed before hydration
  useEffect(() => {
    fields.refresh();
    const stored = readDraft(draft?.read());
    // An expired or unreadable draft is deleted.
    draft?.write(stored);
    if (stored?.opened) dispatch({ type: 'restore', fields: stored.fields, until: stored.until });
    else if (stored) fields.fill(stored.fields, 'where empty');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the second starts when the chat has opened
  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(() => {
      // Includes what was typed during this second.
      dispatch({ type: 'clear', fields: fields.read() });
      fields.clear();
    }, successDelay);
    return () => clearTimeout(timer);
  }, [submitting]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const typed = fields.read();
    const order = orderFrom(typed);
    const problems = orderProblems(order, minimum);
    const invalid = controlNames.find((name) => problems[name]);
    if (invalid) {
      dispatch({ type: 'reject', problems });
      if (problems.quantity) fields.quantity.commit();
      return fields.focus(invalid);
    }
    const { leftOut, ...chat } = orderChat(order, number, partner);
    const summary = { ...orderSummary(order), countryCode, language: activeLanguage(i18n), partner };
    const detail = { ...chat, order, summary };
    // The new tab starts with a copy of this tab's session storage, which must not hold the order.
    const result = sendOrder(detail, options.onOrderSubmit, () => draft?.write(undefined));
    if (result === 'canceled') return dispatch({ type: 'cancel' });
    if (result !== 'opened') {
      draft?.write({ fields: typed, opened: false });
      return dispatch({ type: 'stop', obstacle: result, fields: typed });
    }
    const until = Date.now() + keptFor;
    // At once: a second press in the same task must find the form busy.
    flushSync(() => dispatch({ type: 'open', fields: typed, until, cut: leftOut > 0 }));
    draft?.write({ fields: typed, opened: true, until });
    options.onOrderOpened?.(detail);
  };

  const end = (type: 'reset' | 'sent') => {
    fields.clear();
    draft?.write(undefined);
    dispatch({ type });
  };
  useImperativeHandle(options.methods, () => ({ reset: () => end('reset'), sent: () => end('sent') }));

  return {
    ...fields,
    ...state,
    minimum,
    number,
    submitting,
    submit,
    restore: () => {
      if (!state.fields) return;
      fields.fill(state.fields, 'everywhere');
      fields.edited(state.fields.countryCode);
      fields.focus('name');
    },
    forget: () => {
      draft?.write(undefined);
      dispatch({ type: 'forget' });
    },
    closeToast: () => dispatch({ type: 'closeToast' }),
  };
}

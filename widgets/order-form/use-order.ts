import { type FormEvent, type Ref, useEffect, useImperativeHandle, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import type { DapOrderDetail, DapOrderSubmitDetail } from '../event-details.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import type { CountryCode } from '../lib/phone.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { DraftStore } from '../ui/storage.ts';
import { useHandler } from '../ui/use-handler.ts';
import { askPage, openChat } from './open-chat.ts';
import {
  controlNames,
  isFilled,
  type OrderFields,
  orderFrom,
  orderProblems,
  orderSummary,
  problemOf,
} from './order-fields.ts';
import { chatNumber, type RecipientOptions } from './order-links.ts';
import { orderChat } from './order-message.ts';
import {
  idle,
  type OpenedOrder,
  type OrderDraft,
  openedOrder,
  orderReducer,
  readDraft,
  restoreTimeout,
  type SubmittedOrder,
} from './order-state.ts';
import { useOrderFields } from './use-order-fields.ts';

/** Methods for the host page. */
export type OrderMethods = {
  /** Clears the form and forgets everything that it stored. */
  reset: () => void;
  /** Reports that the page has sent the order itself. */
  sent: () => void;
};

export type OrderOptions = RecipientOptions & {
  /** Metric tons; the company's own minimum if undefined. */
  minQuantity?: number | undefined;
  /** The company's own if empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false prevents it. */
  onOrderSubmit?: (detail: DapOrderSubmitDetail) => boolean | undefined;
  onOrderOpened?: (detail: DapOrderDetail) => void;
  /** Receives warnings for the developer of the page. */
  onWarning?: (sentences: string) => void;
  /** Not named `ref`, which React 18 does not pass to function components. */
  methods?: Ref<OrderMethods>;
};

/** The button stays busy for one second, so that a double tap sends once. */
const successDelay = 1000;

const notHandled =
  'The order was not sent. `submit="page"` needs a listener of `dap-order-submit` that calls `event.detail.waitUntil()`.';

/** The order form: its fields, the state of the order, and what can be done with it. */
export function useOrder(options: OrderOptions) {
  const { i18n } = useTranslation();
  const { draft, partner } = options;
  const minimum = options.minQuantity ?? company.minimumOrder;
  const [state, dispatch] = useReducer(orderReducer, idle);
  const opened = state.status === 'opened';
  const submitting = opened || state.status === 'sending';
  const fields = useOrderFields(options.countryCode || company.defaultCountry, (typed) => {
    // Most edits change nothing but the content.
    const { status, problems, toast, announced } = state;
    if (status !== 'idle' || toast || announced || Object.keys(problems).length > 0)
      dispatch({ type: 'edit', problems: orderProblems(orderFrom(typed), minimum) });
    if (!opened) store(typed, openedOrder(state));
  });
  const store = useHandler((typed: OrderFields, opened?: OpenedOrder) => {
    const content = isFilled(typed) ? typed : undefined;
    draft?.write(content || opened ? { fields: content, opened } : undefined);
  });
  const { read, fill, clear, focus, focusButton } = fields;
  const number = chatNumber(options);

  /** Continues with the stored draft and with what was typed before hydration. */
  const start = useHandler(() => {
    const { fields: stored = {}, opened } = readDraft(draft?.read());
    if (opened)
      dispatch({
        type: 'restore',
        submitted: { fields: opened.fields, at: opened.until - restoreTimeout },
      });
    // An expired or unreadable draft is deleted.
    store(fill(stored, 'where empty'), opened);
  });
  useEffect(start, [start]);

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => {
      // Includes what was typed during this second.
      dispatch({ type: 'clear', fields: read() });
      clear();
    }, successDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [opened, read, clear]);

  useEffect(() => {
    if (!submitting) return;
    // Chrome removes the focus from a disabled button.
    return () => {
      if (document.activeElement === document.body) focusButton();
    };
  }, [submitting, focusButton]);

  /** Waits until the host page has sent an order. */
  const send = async (sending: Promise<unknown>, submitted: SubmittedOrder) => {
    // At once: a second press in the same task must find the form busy.
    flushSync(() => dispatch({ type: 'send', submitted }));
    let failed = false;
    try {
      await sending;
    } catch (error) {
      failed = true;
      options.onWarning?.(`The order was not sent. ${error}`);
    }
    settle(submitted, failed);
  };
  const settle = useHandler((submitted: SubmittedOrder, failed: boolean) => {
    const isCurrent = state.status === 'sending' && state.submitted === submitted;
    dispatch({ type: 'settle', submitted, failed });
    if (failed || !isCurrent) return;
    // What was typed meanwhile stays.
    if (JSON.stringify(read()) === JSON.stringify(submitted.fields)) clear();
    store(read());
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const typed = read();
    const order = orderFrom(typed);
    const problems = orderProblems(order, minimum);
    const invalid = controlNames.find((name) => problemOf(problems, name));
    if (invalid) {
      dispatch({ type: 'reject', problems });
      if (problemOf(problems, 'quantity')) fields.commitQuantity();
      return afterPaint(() => dispatch({ type: 'announce', focusMoved: focus(invalid) }));
    }
    const { omitted, ...chat } = orderChat(order, number, partner);
    const { countryCode } = typed;
    const summary = { ...orderSummary(order), countryCode, language: activeLanguage(i18n), partner };
    const detail = { ...chat, order, summary };
    const submitted = { fields: typed, at: Date.now() };
    if (options.submit === 'page') {
      const answer = askPage(detail, options.onOrderSubmit);
      if (answer === 'canceled') return dispatch({ type: 'cancel' });
      if (answer) return send(answer, submitted);
      options.onWarning?.(notHandled);
      store(typed);
      return dispatch({ type: 'stop', obstacle: 'failed', submitted });
    }
    // The new tab starts with a copy of this tab's session storage, which must not contain the order.
    const result = openChat(detail, options.onOrderSubmit, () => draft?.write(undefined));
    if (result === 'canceled') return dispatch({ type: 'cancel' });
    if (typeof result !== 'string') return send(result, submitted);
    if (result !== 'opened') {
      store(typed);
      return dispatch({ type: 'stop', obstacle: result, submitted });
    }
    // At once: a second press in the same task must find the form busy.
    flushSync(() => dispatch({ type: 'open', submitted, cut: omitted > 0 }));
    draft?.write({ opened: { fields: typed, until: submitted.at + restoreTimeout } });
    options.onOrderOpened?.(detail);
  };

  useImperativeHandle(options.methods, () => ({
    reset: () => {
      clear();
      draft?.write(undefined);
      dispatch({ type: 'forget' });
    },
    sent: () => {
      const typed = read();
      // The form of an opened order is empty.
      const submitted = isFilled(typed) ? { fields: typed, at: Date.now() } : state.submitted;
      dispatch({ type: 'sent', submitted });
      clear();
      draft?.write(undefined);
    },
  }));

  return {
    ...fields,
    ...state,
    minimum,
    number,
    submitting,
    submit,
    /** Fills in the opened order again. */
    restore: useHandler(() => {
      if (!state.submitted) return;
      store(fill(state.submitted.fields, 'everywhere'));
      dispatch({ type: 'forget' });
      focus('quantity');
    }),
    /** The visitor has sent the opened order. */
    confirm: useHandler(() => {
      store(read());
      dispatch({ type: 'confirm' });
    }),
    /** Forgets the opened order. */
    forget: useHandler(() => {
      store(read());
      dispatch({ type: 'forget' });
    }),
    closeToast: useHandler(() => dispatch({ type: 'closeToast' })),
  };
}

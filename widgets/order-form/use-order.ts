import { type FormEvent, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { asciiDigits } from '../lib/text.ts';
import type { DapOrderDetail } from '../public-types.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { useForm } from '../ui/form.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { openChat } from './open-chat.ts';
import { forgottenAt, type HandedOver, readDraft } from './order/draft.ts';
import { orderDetail } from './order/message.ts';
import { type OrderProblems, orderFrom, orderProblems, withValues } from './order/order.ts';
import { prefilled } from './order/prefill.ts';
import { quantityTyping } from './order/quantity.ts';
import { now } from './order/retention.ts';
import { controlNames, nothingTyped, type TypedOrder } from './order/rows.ts';
import {
  type Action,
  draftOf,
  failed,
  initialState,
  isBusy,
  type OrderState,
  type Outcome,
  reduce,
} from './order/state.ts';
import type { OrderFormProps } from './order-form.tsx';
import { chatNumber } from './recipient.tsx';

/** For so long the form is busy, so that a double tap sends once, milliseconds. */
const successDelay = 1000;
/** Without a key for so long, the visitor pauses, milliseconds. */
const typingPause = 200;

/** Connects the order to the controls, to timers, to the focus and to the host page. */
export function useOrder(options: OrderFormProps) {
  const { i18n } = useTranslation();
  const { draft } = options;
  const minimum = options.minQuantity ?? company.minimumOrder;
  const code = options.countryCode || company.defaultCountry;
  /** What is rendered. `latest` is newer while the visitor types, and within an event. */
  const [state, setState] = useState(initialState);
  const latest = useRef(state);

  // The controls contain the text, and `typing` what was ignored of the quantity.
  const [typing] = useState(quantityTyping);
  const rule = (name: string, text: string, key?: string) =>
    name === 'quantity' ? typing.type(text, key) : name === 'phone' ? asciiDigits(text) : text;
  const form = useForm(controlNames, rule, () => onInput());
  /** @returns false if the control had the focus */
  const focus = (name: string, block: ScrollLogicalPosition = 'nearest') => {
    const control = form.control(name);
    const moves = !control?.matches(':focus');
    // At once: smooth scrolling, which a page may prescribe, paints 30 frames and delays the next tap.
    control?.closest('.field')?.scrollIntoView?.({ block, behavior: 'instant' });
    control?.focus({ preventScroll: true });
    return moves;
  };
  const focusButton = useHandler(() => {
    const button = form.props.ref.current?.querySelector<HTMLElement>('[type=submit]');
    button?.focus({ preventScroll: true });
  });

  const withCode = (typed: TypedOrder) => ({ ...typed, countryCode: typed.countryCode || code });
  const read = useHandler((): TypedOrder => ({ ...latest.current.typed, ...form.read() }));
  const show = () => setState(latest.current);
  const save = () => draft?.write(draftOf(latest.current));
  const dispatch = useHandler((action: Action) => {
    const before = latest.current;
    latest.current = reduce(before, action);
    if (latest.current.replaced !== before.replaced) {
      typing.clear();
      form.fill(latest.current.typed, 'everywhere');
    }
    show();
    if (action.type !== 'prefill') save();
  });

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const understood = useRef(typing.understood(''));
  /** Typing must not wait for rendering: the chart follows each digit, and other text waits for a pause. */
  const onInput = () => {
    const typed = read();
    const quantity = typing.understood(typed.quantity);
    const before = latest.current;
    latest.current = reduce(before, { type: 'edit', typed, minimum });
    const keys = Object.keys(before) as (keyof OrderState)[];
    clearTimeout(pause.current);
    if (keys.some((key) => key !== 'typed' && before[key] !== latest.current[key])) show();
    else if (quantity !== understood.current) startTransition(show);
    else pause.current = setTimeout(() => startTransition(show), typingPause);
    understood.current = quantity;
    save();
  };
  const choose = useHandler((values: Partial<TypedOrder>) =>
    dispatch({ type: 'edit', typed: { ...read(), ...values }, minimum }),
  );
  /** @returns what is typed then */
  const fillEmpty = (values: TypedOrder): TypedOrder => {
    const typed = withValues(read(), values);
    form.fill(typed, 'everywhere');
    return { ...typed, ...form.read() };
  };

  /** Continues with the stored draft and with what was typed before hydration. */
  const start = useHandler(() => {
    const { fields = nothingTyped, handedOver } = readDraft(draft?.read());
    // An expired or unreadable draft is deleted.
    dispatch({ type: 'restore', typed: fillEmpty(fields), handedOver });
  });
  useEffect(start, [start]);
  const applyPrefill = useHandler((query: string) => {
    try {
      const { typed, warnings } = prefilled(query);
      if (query) dispatch({ type: 'prefill', typed: fillEmpty(typed) });
      for (const warning of warnings) options.onWarning?.(warning);
    } catch (error) {
      // React would remove the form.
      reportError(error);
    }
  });
  // Once for each query: a field that the visitor empties stays empty.
  useEffect(() => applyPrefill(options.prefill ?? ''), [options.prefill, applyPrefill]);

  const reject = (problems: OrderProblems) => {
    dispatch({ type: 'reject', problems });
    if (problems.quantity) typing.commit();
    const fields = controlNames.filter((name) => problems[name]);
    const tooSmall = problems.quantity === 'belowMinimum';
    afterPaint(() => {
      const moved = focus(fields[0] ?? 'quantity');
      if (fields.length > 1) dispatch({ type: 'announce', announced: { fields } });
      else if (tooSmall) dispatch({ type: 'announce', announced: moved ? 'title' : 'toast' });
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A listener of the host page can press Send again within a press.
    if (latest.current.stage === 'opening') return;
    dispatch({ type: 'press' });
    const { whatsapp = '', phone = '', email = '', recipient = '', partner = '' } = options;
    const to = { whatsapp, phone, email, recipient, partner };
    const attempt = { typed: withCode(latest.current.typed), to, at: now(), outcome: 'failed' as Outcome };
    let detail: DapOrderDetail | undefined;
    try {
      attempt.typed = withCode(read());
      const problems = orderProblems(orderFrom(attempt.typed), minimum);
      if (Object.keys(problems).length > 0) return reject(problems);

      detail = orderDetail(attempt.typed, chatNumber(to), partner, activeLanguage(i18n));
      // The new tab starts with a copy of this tab's session storage, which must not contain the order.
      attempt.outcome = openChat(detail, options.onOrderSubmit, () => draft?.write(undefined));
    } catch (error) {
      reportError(error);
    }
    dispatch({ type: 'answer', attempt });
    if (detail && attempt.outcome === 'opened') options.onOrderOpened?.(detail);
  };

  const { stage, attempt, handedOver } = state;
  const busy = isBusy(state);
  useEffect(() => {
    if (stage !== 'opening' || !attempt) return;
    const timer = setTimeout(dispatch, successDelay, { type: 'settle' });
    return () => {
      clearTimeout(timer);
      // Chrome removes the focus from a disabled button.
      if (busy && document.activeElement === document.body) focusButton();
    };
  }, [stage, attempt, busy, dispatch, focusButton]);
  useEffect(() => {
    if (!handedOver) return;
    const timer = setTimeout(dispatch, forgottenAt(handedOver) - now(), { type: 'forget' });
    return () => clearTimeout(timer);
  }, [handedOver, dispatch]);

  // For the host page.
  useImperativeHandle(options.methods, () => ({ reset: () => dispatch({ type: 'reset' }) }), [dispatch]);

  return {
    ...state,
    form: form.props,
    typed: withCode(state.typed),
    quantity: typing.understood(state.typed.quantity),
    minimum,
    isBusy: busy,
    failed: failed(state),
    read,
    submit,
    /** Ends the edit of the quantity: the next digit continues the number in the control. */
    commitQuantity: typing.commit,
    chooseTerms: choose,
    chooseCode: useHandler((countryCode: TypedOrder['countryCode']) => choose({ countryCode })),
    editAgain: () => {
      dispatch({ type: 'editAgain' });
      focus('quantity', 'center');
    },
    fillContact: ({ typed }: HandedOver) => {
      const contact = controlNames.filter((name) => !['quantity', 'message'].includes(name));
      const values = Object.fromEntries(contact.map((name) => [name, typed[name]]));
      choose(fillEmpty({ ...nothingTyped, ...values, countryCode: typed.countryCode }));
      focusButton();
    },
    closeToast: () => dispatch({ type: 'closeToast' }),
  };
}

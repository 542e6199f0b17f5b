import { type FormEvent, useEffect, useState } from 'react';
import * as company from '#company/facts.ts';
import type { DapOrderDetail } from '../public-types.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { useOutdatedDraft } from '../ui/drafts.ts';
import { useForm } from '../ui/form.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { openChat } from './open-chat.ts';
import { chatNumber, type OrderFormProps } from './options.ts';
import { currentDraft } from './order/draft.ts';
import { orderDetail } from './order/message.ts';
import { fillEmpty, hasInput, type OrderProblems, orderFrom, orderProblems } from './order/order.ts';
import { prefilled } from './order/prefill.ts';
import { TypedQuantity } from './order/quantity.ts';
import { isExpired } from './order/retention.ts';
import { controlNames, type TypedOrder, typedNames } from './order/rows.ts';
import { type Action, draftOf, failedAttempt, isBusy, type Outcome } from './order/state.ts';
import { orderStore, useSelected } from './order-store.ts';

/** For so long the form is busy, so that a double tap sends once, milliseconds. */
const successDelay = 1000;

/** Connects the order to the controls, to timers, to the focus and to the host page. */
export function useOrder(options: OrderFormProps) {
  const { draft } = options;
  const minimum = options.minQuantity ?? company.minimumOrder;
  const code = options.countryCode || company.defaultCountry;
  const [store] = useState(orderStore);
  const [quantity] = useState(() => new TypedQuantity());
  const form = useForm(controlNames, () => edit(read()), { quantity });
  /** @returns false if the control had the focus */
  const focus = (control: HTMLElement | null | undefined, block: ScrollLogicalPosition = 'nearest') => {
    const moves = !control?.matches(':focus');
    control?.closest('details')?.setAttribute('open', '');
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
  /** The input: the controls, and other values of an order. */
  const read = (typed = store.get().typed): TypedOrder => ({ ...typed, ...form.read() });
  const dispatch = useHandler((action: Action) => {
    const { replaced } = store.get();
    store.dispatch(action);
    const state = store.get();
    if (state.replaced !== replaced) form.fill(state.typed);
    if (action.type !== 'restore' && action.type !== 'replace') draft?.write(draftOf(state));
  });
  const edit = (typed: TypedOrder) => dispatch({ type: 'edit', minimum, typed });
  /** Continues with the kept draft. The controls contain it, unless the page has removed the element for a while. */
  const start = useHandler(() => {
    const { typed, ...others } = currentDraft(draft?.read());
    if (!hasInput(form.read() as TypedOrder)) form.fill(typed);
    dispatch({ type: 'restore', typed: read(typed), ...others });
  });
  useEffect(start, [start]);
  useOutdatedDraft(draft, () => dispatch({ type: 'replace', ...currentDraft(draft?.read()) }));
  const applyPrefill = useHandler((prefill: string) => {
    if (!prefill || prefill === store.get().prefilled) return;
    const { typed: values, warnings } = prefilled(prefill);
    const typed = fillEmpty(read(), values);
    form.fill(typed);
    dispatch({ type: 'prefill', typed: read(typed), prefilled: prefill });
    for (const warning of warnings) options.onWarning?.(warning);
  });
  // Once for each query: a field that the visitor empties stays empty.
  useEffect(() => applyPrefill(options.prefill ?? ''), [options.prefill, applyPrefill]);

  const reject = (problems: OrderProblems) => {
    dispatch({ type: 'reject', problems });
    if (problems.quantity) quantity.end();
    const fields = typedNames.filter((name) => problems[name]);
    const tooSmall = problems.quantity === 'belowMinimum';
    afterPaint(() => {
      const moved = focus(form.props.ref.current?.querySelector<HTMLElement>('[aria-invalid]'));
      if (fields.length > 1) dispatch({ type: 'announce', announced: { fields } });
      else if (tooSmall) dispatch({ type: 'announce', announced: moved ? 'title' : 'toast' });
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A listener of the host page can press Send again within a press.
    if (store.get().stage === 'opening') return;
    dispatch({ type: 'press' });
    const { whatsapp = '', phone = '', email = '', recipient = '', partner = '' } = options;
    const to = { whatsapp, phone, email, recipient, partner };
    const attempt = { typed: withCode(store.get().typed), to, at: Date.now(), outcome: 'error' as Outcome };
    let detail: DapOrderDetail | undefined;
    try {
      attempt.typed = withCode(read());
      const order = orderFrom(attempt.typed);
      const problems = orderProblems(order, minimum);
      if (Object.keys(problems).length > 0) return reject(problems);

      detail = orderDetail(order, chatNumber(to), partner);
      // The new tab starts with a copy of this tab's session storage, which must not contain the order.
      attempt.outcome = openChat(detail, options.onOrderSubmit, () => draft?.write({}));
    } catch (error) {
      reportError(error);
    }
    dispatch({ type: 'answer', attempt });
    if (detail && attempt.outcome === 'opened') options.onOrderOpened?.(detail);
  };

  const stage = useSelected(store, (state) => state.stage);
  const attempt = useSelected(store, (state) => state.attempt);
  const opened = useSelected(store, (state) => state.opened);
  const busy = useSelected(store, isBusy);
  useEffect(() => {
    if (stage !== 'opening' || !attempt) return;
    const timer = setTimeout(dispatch, successDelay, { type: 'settle' });
    return () => {
      clearTimeout(timer);
      // Chrome removes the focus from a disabled button. Remove this when it does not.
      if (busy && document.activeElement === document.body) focusButton();
    };
  }, [stage, attempt, busy, dispatch, focusButton]);
  const forget = useHandler(() => opened && isExpired(opened.at) && dispatch({ type: 'forget' }));
  useEffect(() => {
    // No timer until then: timers stop while a phone sleeps.
    const timer = setInterval(forget, 60_000);
    return () => clearInterval(timer);
  }, [forget]);

  return {
    store,
    form: form.props,
    minimum,
    defaultCode: code,
    opened,
    isBusy: busy,
    failedAttempt: useSelected(store, failedAttempt),
    submit,
    /** Trade terms, or the country code. */
    choose: (values: Partial<TypedOrder>) => edit({ ...read(), ...values }),
    editAgain: () => {
      dispatch({ type: 'editAgain' });
      focus(form.control('quantity'), 'center');
    },
    closeToast: () => dispatch({ type: 'closeToast' }),
  };
}

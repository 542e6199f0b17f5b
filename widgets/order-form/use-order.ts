import { type FormEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as company from '../company/facts.ts';
import { useForm } from '../controls/use-form.ts';
import { activeLanguage, formatNumber } from '../language/i18n.ts';
import { asciiDigits } from '../text/digits.ts';
import type { CountryCode } from '../text/phone.ts';
import { openTab } from './open-tab.ts';
import {
  allKeys,
  emptyOrder,
  type Facts,
  factsIn,
  type OrderFields,
  type OrderProblems,
  orderChat,
  orderFrom,
  orderKeys,
  orderProblems,
  orderSummary,
} from './order.ts';
import { orderDraft } from './order-draft.ts';
import type { OrderOptions, Outcome } from './order-options.ts';
import { quantityTyping } from './quantity-typing.ts';
import type { ToastContent } from './toast.tsx';

/** How long an opened order can be brought back, milliseconds: phones are handed on. */
const keptFor = 30 * 60_000;
/** The button stays busy for a second, so that a double tap sends once. */
const successDelay = 1000;

/** The life of the form: from a draft to an order that is checked, sent, cleared, and can be brought back. */
export function useOrder(options: OrderOptions) {
  const { t, i18n } = useTranslation();
  const minimum = options.minQuantity ?? company.minimumOrder;
  const [quantity] = useState(quantityTyping);
  const form = useForm(orderKeys, { phone: asciiDigits, quantity: quantity.type }, () => edited());
  /** What stands in the controls, as far as the page shows it elsewhere too. */
  const [typed, setTyped] = useState<OrderFields>();
  const [chosenCode, setChosenCode] = useState<CountryCode>();
  const [problems, setProblems] = useState<OrderProblems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [leftOut, setLeftOut] = useState(0);
  const [toast, setToast] = useState<ToastContent>();
  const countryCode = chosenCode ?? (options.countryCode || company.defaultCountry);
  const number = options.whatsapp || company.whatsappIn?.[countryCode] || company.whatsapp;
  const submitting = outcome?.kind === 'opened' && !outcome.cleared;

  /** The controls of these come later than React, so that it may own them. */
  const facts = useRef<Facts>({});

  const read = (code = countryCode): OrderFields => ({ ...facts.current, ...form.read(), countryCode: code });
  const fill = (fields: Partial<OrderFields>, where: 'everywhere' | 'where empty') => {
    form.fill(fields, where);
    facts.current = { ...facts.current, ...factsIn(fields) };
    setTyped(read(fields.countryCode));
    if (fields.countryCode) setChosenCode(fields.countryCode);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was there before React
  useEffect(() => {
    setTyped(read());
    const draft = orderDraft(options.draft?.read());
    // What cannot be read, or should be forgotten by now, goes.
    options.draft?.write(draft);
    if (draft?.opened) setOutcome({ ...draft, kind: 'opened', cleared: true });
    else if (draft) fill(draft.fields, 'where empty');
  }, []);

  const edited = (code?: CountryCode) => {
    const fields = read(code);
    const order = orderFrom(fields);
    const left = orderProblems(order, minimum);
    setProblems((shown) => Object.fromEntries(Object.entries(left).filter(([key]) => key in shown)));
    setTyped(fields);
    setLeftOut(orderChat(order, number, options.partner).leftOut);
    if (submitting) return;
    options.draft?.write(allKeys.some((key) => fields[key]) ? { fields, opened: false } : undefined);
    setOutcome(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const fields = read();
    const order = orderFrom(fields);
    const found = orderProblems(order, minimum);
    setProblems(found);
    setOutcome(undefined);
    if (found.quantity === 'belowMinimum') {
      const text = t('toast.minQuantity', { count: minimum, min: formatNumber(minimum, i18n.language) });
      setToast({ tone: 'error', title: t('toast.errorTitle'), text });
    }
    if (found.quantity) quantity.goOn();
    const first = orderKeys.find((key) => found[key]);
    if (first) return form.control(first)?.focus();

    if (!navigator.onLine) {
      setOutcome({ kind: 'offline', fields, cleared: false });
      return setToast({ tone: 'error', title: t('toast.offlineTitle'), text: t('toast.offlineText') });
    }
    const { message, url } = orderChat(order, number, options.partner);
    const summary = {
      ...orderSummary(order),
      countryCode,
      language: activeLanguage(i18n),
      partner: options.partner,
    };
    const detail = { order, message, url, summary };
    if (options.onOrderSubmit?.(detail) === false) return;
    // The new tab begins with a copy of this one's storage, where the order has no business.
    options.draft?.write(undefined);
    if (!openTab(url)) {
      options.draft?.write({ fields, opened: false });
      setOutcome({ kind: 'blocked', fields, cleared: false });
      return setToast({ tone: 'error', title: t('toast.errorTitle'), text: t('toast.errorText') });
    }
    // At once: a second press in the same task must find the form busy.
    const draft = { fields, opened: true, until: Date.now() + keptFor };
    flushSync(() => setOutcome({ ...draft, kind: 'opened', cleared: false }));
    options.draft?.write(draft);
    options.onOrderOpened?.(detail);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the second begins when the chat has opened
  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(finish, successDelay);
    return () => clearTimeout(timer);
  }, [submitting]);
  const finish = () => {
    // What was typed in this last second belongs to what can be brought back.
    setOutcome({ ...outcome, kind: 'opened', fields: read(), cleared: true });
    empty();
    setToast({ tone: 'success', title: t('toast.successTitle'), text: t('toast.successText') });
  };

  const empty = () => {
    facts.current = {};
    fill(emptyOrder, 'everywhere');
    setChosenCode(undefined);
    setProblems({});
    setLeftOut(0);
  };
  const reset = () => {
    empty();
    setToast(undefined);
    forget();
  };
  const sent = () => {
    reset();
    setOutcome({ kind: 'sent', fields: { ...emptyOrder, countryCode }, cleared: true });
    setToast({ tone: 'success', title: t('toast.sentTitle'), text: '' });
  };
  useImperativeHandle(options.ref, () => ({ reset, sent }));

  const bringBack = () => {
    if (!outcome) return;
    fill(outcome.fields, 'everywhere');
    edited(outcome.fields.countryCode);
    form.control('name')?.focus();
  };
  const forget = () => {
    options.draft?.write(undefined);
    setOutcome(undefined);
  };
  const changeQuantity = (tons: string) => {
    fill({ quantity: tons }, 'everywhere');
    edited();
    form.control('quantity')?.focus();
  };
  const chooseFacts = (chosen: Facts) => {
    facts.current = chosen;
    edited();
  };
  const chooseCode = (code: CountryCode) => {
    setChosenCode(code);
    edited(code);
  };

  return {
    form: form.props,
    minimum,
    number,
    typed,
    quantity: quantity.understood(),
    changeQuantity,
    countryCode,
    submitting,
    problems,
    outcome,
    leftOut,
    toast,
    submit,
    bringBack,
    forget,
    fill,
    chooseCode,
    facts: facts.current,
    chooseFacts,
    closeToast: () => setToast(undefined),
  };
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../company/facts.ts';
import { formatNumber } from '../language/i18n.ts';
import { asciiDigits, digitsOnly } from '../text/digits.ts';
import { type CountryCode, defaultCountry } from '../text/phone.ts';
import { openTab } from './open-tab.ts';
import {
  emptyOrder,
  longest,
  type OrderFields,
  type OrderProblems,
  orderChat,
  orderFrom,
  orderProblems,
  prefilled,
} from './order.ts';
import type { OrderFormProps } from './order-form.tsx';
import type { ToastContent } from './toast.tsx';

/** What came of a valid order; `cleared` says that the fields are empty again and can be brought back. */
export type Outcome = { kind: 'opened' | 'blocked' | 'offline'; fields: OrderFields; cleared: boolean };

/** A draft as it is kept: the fields, and whether the chat has opened with them. */
export type OrderDraft = { fields: OrderFields; opened: boolean };

/** The button stays busy for a second, so that a double tap sends once. */
const successDelay = 1000;

/**
 * The life of the form. What is typed lives in the controls themselves, not in
 * React's state: so nothing is lost that was typed before React was there.
 */
export function useOrder(props: OrderFormProps) {
  const { t, i18n } = useTranslation();
  const minimum = props.minQuantity ?? company.minimumOrder;
  const standardCode = props.countryCode ?? defaultCountry;
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosenCode, setChosenCode] = useState<CountryCode>();
  const [submitting, setSubmitting] = useState(false);
  const [problems, setProblems] = useState<OrderProblems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [leftOut, setLeftOut] = useState(0);
  const [toast, setToast] = useState<ToastContent>();
  const countryCode = chosenCode ?? standardCode;
  const number = props.whatsapp || company.whatsapp;

  const read = (code = countryCode): OrderFields => {
    const fields: OrderFields = { ...emptyOrder, countryCode: code };
    for (const key of keys) fields[key] = controlOf(form.current, key)?.value ?? '';
    return fields;
  };
  const fill = (fields: Partial<OrderFields>, where: 'everywhere' | 'where empty') => {
    for (const key of keys) {
      const control = controlOf(form.current, key);
      const value = fields[key];
      if (control && value !== undefined && (where === 'everywhere' || !control.value)) control.value = value;
    }
    if (fields.countryCode) setChosenCode(fields.countryCode);
  };
  const keep = (fields: OrderFields) => {
    props.draft?.write(keys.some((key) => fields[key]) ? { fields, opened: false } : undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was there before React
  useEffect(() => {
    const draft = props.draft?.read();
    if (draft?.opened) setOutcome({ kind: 'opened', fields: draft.fields, cleared: true });
    else if (draft) fill(draft.fields, 'where empty');
    for (const key of keys) normalise(controlOf(form.current, key));
    return () => clearTimeout(busy.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a prefill never overwrites what was typed
  useEffect(() => {
    if (!props.prefill) return;
    const { fields, unknown } = prefilled(props.prefill);
    fill(fields, 'where empty');
    for (const name of unknown) {
      const known = [...keys, 'countryCode'].join(', ');
      props.onWarning?.(
        `prefill names "${name}", which the form cannot use. It is left out. It takes ${known}.`,
      );
    }
  }, [props.prefill]);

  const edited = (code?: CountryCode) => {
    const fields = read(code);
    const order = orderFrom(fields);
    const still = orderProblems(order, minimum);
    setProblems((shown) => Object.fromEntries(Object.entries(still).filter(([key]) => key in shown)));
    setLeftOut(orderChat(order, number, props.partner).leftOut);
    if (busy.current) return;
    keep(fields);
    setOutcome(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const fields = read();
    const order = orderFrom(fields);
    const found = orderProblems(order, minimum);
    setProblems(found);
    setOutcome(undefined);
    if (found.quantity === 'belowMinimum') {
      const text = t('toast.minQuantity', { count: minimum, min: formatNumber(minimum, i18n.language) });
      setToast({ tone: 'error', title: t('toast.errorTitle'), text });
    }
    const first = keys.find((key) => found[key]);
    if (first) return controlOf(form.current, first)?.focus();

    if (!navigator.onLine) {
      setOutcome({ kind: 'offline', fields, cleared: false });
      return setToast({ tone: 'error', title: t('toast.offlineTitle'), text: t('toast.offlineText') });
    }
    const { message, url } = orderChat(order, number, props.partner);
    if (props.onOrderSubmit?.({ order, message, url }) === false) return;
    if (!openTab(url)) {
      setOutcome({ kind: 'blocked', fields, cleared: false });
      return setToast({ tone: 'error', title: t('toast.errorTitle'), text: t('toast.errorText') });
    }
    setSubmitting(true);
    setOutcome({ kind: 'opened', fields, cleared: false });
    props.draft?.write({ fields, opened: true });
    props.onOrderOpened?.({ order, message, url });
    busy.current = setTimeout(finish, successDelay);
  };

  const finish = () => {
    busy.current = undefined;
    // What was typed in this last second belongs to what can be brought back.
    setOutcome({ kind: 'opened', fields: read(), cleared: true });
    fill(emptyOrder, 'everywhere');
    setChosenCode(undefined);
    setProblems({});
    setLeftOut(0);
    setSubmitting(false);
    setToast({ tone: 'success', title: t('toast.successTitle'), text: t('toast.successText') });
  };

  const bringBack = () => {
    if (!outcome) return;
    fill(outcome.fields, 'everywhere');
    edited(outcome.fields.countryCode);
    controlOf(form.current, 'name')?.focus();
  };

  return {
    ...{ form, minimum, number, countryCode, submitting, problems, outcome, leftOut, toast },
    submit,
    bringBack,
    closeToast: () => setToast(undefined),
    chooseCode: (code: CountryCode) => {
      setChosenCode(code);
      edited(code);
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      if ((event.nativeEvent as InputEvent).isComposing) return;
      normalise(event.target);
      edited();
    },
    onCompositionEnd: (event: FormEvent<HTMLFormElement>) => {
      normalise(event.target);
      edited();
    },
  };
}

const keys = ['name', 'company', 'phone', 'email', 'quantity', 'message'] as const;

function controlOf(form: HTMLFormElement | null, key: string) {
  const control = form?.elements.namedItem(key);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/** Digits become ASCII as they come, and the quantity keeps nothing else; the caret stays where it was. */
function normalise(control: unknown): void {
  if (!(control instanceof HTMLInputElement)) return;
  const rule =
    control.name === 'quantity' ? quantityAsTyped : control.name === 'phone' ? asciiDigits : undefined;
  const value = rule?.(control.value);
  if (!rule || value === undefined || value === control.value) return;
  const before = rule(control.value.slice(0, control.selectionStart ?? undefined)).length;
  control.value = value;
  if ((control.getRootNode() as Document | ShadowRoot).activeElement === control) {
    control.setSelectionRange(before, before);
  }
}

function quantityAsTyped(text: string): string {
  return digitsOnly(text).slice(0, longest.quantity);
}

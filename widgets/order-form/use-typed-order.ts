import { startTransition, useRef, useState } from 'react';
import type { CountryCode } from '../lib/phone.ts';
import { asciiDigits } from '../lib/text.ts';
import { useForm } from '../ui/form.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { type ControlName, controlNames, type Terms, type TypedOrder, termNames, textOf } from './order.ts';
import { quantityTyping } from './quantity.ts';

const noTexts = Object.fromEntries(controlNames.map((name) => [name, ''])) as Record<ControlName, string>;
const noTerms = Object.fromEntries(termNames.map((name) => [name, ''])) as Record<keyof Terms, string>;
/** The country code is empty until the visitor chooses one. */
type Snapshot = Omit<TypedOrder, 'countryCode'> & { countryCode: CountryCode | '' };
const nothing: Snapshot = { ...noTexts, ...noTerms, countryCode: '' };

/** Without a key for so long, the visitor pauses, milliseconds. */
const typingPause = 200;

/**
 * The controls contain the text; the snapshot adds what has no control of its own. It is rendered after a pause, because
 * typing must not wait for it.
 * @param onEdit receives what is typed after each edit by the visitor
 */
export function useTypedOrder(defaultCode: CountryCode, onEdit: (typed: TypedOrder) => void) {
  const [typing] = useState(quantityTyping);
  const rule = (name: string, text: string, key?: string) =>
    name === 'quantity' ? typing.type(text, key) : name === 'phone' ? asciiDigits(text) : text;
  const form = useForm(controlNames, rule, () => onInput());
  const [rendered, setRendered] = useState(nothing);
  const latest = useRef(rendered);

  const withCode = (snapshot: Snapshot): TypedOrder => ({
    ...snapshot,
    countryCode: snapshot.countryCode || defaultCode,
  });
  const read = () => {
    latest.current = { ...latest.current, ...form.read() };
    return withCode(latest.current);
  };
  /** Writes into the controls and into the snapshot, and renders it. */
  const write = (
    texts: Partial<TypedOrder>,
    where: 'everywhere' | 'where empty',
    others: Partial<Snapshot>,
  ) => {
    form.fill(texts, where);
    latest.current = { ...latest.current, ...form.read(), ...others };
    setRendered(latest.current);
    return withCode(latest.current);
  };
  const choose = useHandler((values: Partial<Snapshot>) => onEdit(write({}, 'where empty', values)));

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const understood = useRef(typing.understood(''));
  const show = () => startTransition(() => setRendered(latest.current));
  /** The chart follows each digit; what shows other text waits for a pause. */
  const onInput = () => {
    const typed = read();
    const quantity = typing.understood(typed.quantity);
    clearTimeout(pause.current);
    if (quantity === understood.current) pause.current = setTimeout(show, typingPause);
    else show();
    understood.current = quantity;
    onEdit(typed);
  };

  return {
    form: form.props,
    typed: withCode(rendered),
    quantity: typing.understood(rendered.quantity),
    /** Ends the edit of the quantity: the next digit continues the number in the control. */
    commitQuantity: typing.commit,
    read: useHandler(read),
    /** Fills empty controls. A number brings its code; else a chosen code and the code of another phone stay. */
    fillEmpty: useHandler((values: Partial<TypedOrder>) => {
      const { phone } = form.read();
      const { countryCode, ...before } = latest.current;
      const isPhoneFilled = !phone && values.phone;
      const stays = !isPhoneFilled && (countryCode || !['', values.phone].includes(phone));
      const terms = termNames.map((name) => [name, textOf(before, name) || textOf(values, name)]);
      return write(values, 'where empty', {
        ...Object.fromEntries(terms),
        countryCode: stays ? countryCode : (values.countryCode ?? ''),
      });
    }),
    replace: useHandler((values: Partial<TypedOrder> = {}) => {
      typing.clear();
      const { countryCode = '' } = values;
      const terms = termNames.map((name) => [name, textOf(values, name)]);
      return write({ ...noTexts, ...values }, 'everywhere', { ...Object.fromEntries(terms), countryCode });
    }),
    /** @returns false if the control had the focus */
    focus: useHandler((name: string, block: ScrollLogicalPosition = 'nearest') => {
      const control = form.control(name);
      const moves = !control?.matches(':focus');
      // At once: smooth scrolling, which a page may prescribe, paints 30 frames and delays the next tap.
      control?.closest('.field')?.scrollIntoView?.({ block, behavior: 'instant' });
      control?.focus({ preventScroll: true });
      return moves;
    }),
    focusButton: useHandler(() => {
      const button = form.props.ref.current?.querySelector<HTMLElement>('[type=submit]');
      button?.focus({ preventScroll: true });
    }),
    chooseTerms: choose,
    chooseCode: useHandler((countryCode: CountryCode) => choose({ countryCode })),
  };
}

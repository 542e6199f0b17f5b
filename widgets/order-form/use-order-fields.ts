import { startTransition, useRef, useState } from 'react';
import type { CountryCode } from '../lib/phone.ts';
import { asciiDigits } from '../lib/text.ts';
import { useForm } from '../ui/form.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { type ControlName, controlNames, type OrderFields, type Terms, termsOf } from './order-fields.ts';
import { type Quantity, quantityTyping } from './quantity.ts';

/** The content of the form. Text lives in the controls; this is a copy for the parts that show it. */
type Content = {
  texts: Record<ControlName, string>;
  /** Lives here, because its controls load later. */
  terms: Terms;
  /** Undefined until the visitor chooses one. */
  chosenCode: CountryCode | undefined;
  /** How the quantity was understood. */
  quantity: Quantity;
};

const noTexts = Object.fromEntries(controlNames.map((name) => [name, ''])) as Record<ControlName, string>;

/** Without a key for so long, the visitor pauses, milliseconds. */
const typingPause = 200;

/** Where `fill` writes. */
type FillTarget = 'everywhere' | 'where empty';

/**
 * The fields of the order form: the typed content as state, and functions that change it.
 * @param defaultCode the country code until the visitor chooses one
 * @param onEdit receives the content after each edit by the visitor
 */
export function useOrderFields(defaultCode: CountryCode, onEdit: (fields: OrderFields) => void) {
  const [typing] = useState(quantityTyping);
  const form = useForm(controlNames, { phone: asciiDigits, quantity: typing.type }, () => typed());
  const [content, setContent] = useState<Content>(() => ({
    texts: noTexts,
    terms: {},
    chosenCode: undefined,
    quantity: typing.understood(''),
  }));
  /** The current content, for events and timers. They can run before the state has been rendered. */
  const latest = useRef(content);

  const fieldsOf = ({ texts, terms, chosenCode }: Content): OrderFields => {
    return { ...terms, ...texts, countryCode: chosenCode ?? defaultCode };
  };
  /** Copies the controls, and the given values that have no control. */
  const copy = (values: Partial<Content> = {}) => {
    const texts = form.read();
    latest.current = { ...latest.current, texts, quantity: typing.understood(texts.quantity), ...values };
    return latest.current;
  };
  const update = (values?: Partial<Content>) => {
    setContent(copy(values));
    return fieldsOf(latest.current);
  };
  const edited = (values?: Partial<Content>) => onEdit(update(values));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => startTransition(() => setContent(latest.current));
  /** A typed character is in its control already. The chart follows each digit; what shows other text waits for a pause. */
  const typed = () => {
    const before = latest.current;
    const { quantity } = copy();
    clearTimeout(pause.current);
    if (quantity === before.quantity) pause.current = setTimeout(show, typingPause);
    else show();
    onEdit(fieldsOf(latest.current));
  };

  return {
    form: form.props,
    /** The typed content. */
    fields: fieldsOf(content),
    terms: content.terms,
    quantity: content.quantity,
    /** Ends the edit of the quantity: the next digit continues the number in the control. */
    commitQuantity: typing.commit,
    read: useHandler(() => update()),
    /** Fills in values without an edit by the visitor. A chosen code and the code of another phone stay. */
    fill: useHandler((fields: Partial<OrderFields>, where: FillTarget) => {
      const { phone } = form.read();
      const { terms, chosenCode } = latest.current;
      form.fill(fields, where);
      const stays = where === 'where empty' && (chosenCode || !['', fields.phone].includes(phone));
      const filled = termsOf(fields);
      return update({
        terms: where === 'everywhere' ? filled : { ...filled, ...terms },
        chosenCode: (!stays && fields.countryCode) || chosenCode,
      });
    }),
    clear: useHandler(() => {
      typing.clear();
      form.fill(noTexts, 'everywhere');
      update({ terms: {}, chosenCode: undefined });
    }),
    /** Focuses a control. @returns false if it had the focus */
    focus: useHandler((name: string) => {
      const control = form.control(name);
      const moves = !control?.matches(':focus');
      // At once: smooth scrolling, which a page may prescribe, paints 30 frames and delays the next tap.
      control?.closest('.field')?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
      control?.focus({ preventScroll: true });
      return moves;
    }),
    focusButton: useHandler(() => {
      const button = form.props.ref.current?.querySelector<HTMLElement>('[type=submit]');
      button?.focus({ preventScroll: true });
    }),
    chooseTerms: useHandler((terms: Terms) => edited({ terms })),
    chooseCode: useHandler((chosenCode: CountryCode) => edited({ chosenCode })),
  };
}

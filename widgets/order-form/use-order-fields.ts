import { useRef, useState } from 'react';
import * as company from '#company/facts.ts';
import { asciiDigits } from '../lib/digits.ts';
import type { CountryCode } from '../lib/phone.ts';
import { useForm } from '../ui/use-form.ts';
import { controlNames, emptyOrder, type OrderFields, type Terms, termsOf } from './order.ts';
import type { OrderOptions } from './order-options.ts';
import { quantityTyping } from './quantity.ts';

/**
 * The content of the order form. Text lives in the controls; the trade terms live here, because their controls load
 * later than the form.
 * @param onEdit receives the content after each edit by the visitor
 */
export function useOrderFields(options: OrderOptions, onEdit: (fields: OrderFields) => void) {
  const [quantity] = useState(quantityTyping);
  const form = useForm(controlNames, { phone: asciiDigits, quantity: quantity.type }, () => edited());
  /** A copy of the content for the parts of the page that show it. */
  const [typed, setTyped] = useState<OrderFields>();
  const [chosenCode, setChosenCode] = useState<CountryCode>();
  const terms = useRef<Terms>({});
  const countryCode = chosenCode ?? (options.countryCode || company.defaultCountry);

  const read = (code = countryCode): OrderFields => ({ ...terms.current, ...form.read(), countryCode: code });
  const edited = (code?: CountryCode) => {
    const fields = read(code);
    setTyped(fields);
    onEdit(fields);
  };
  const fill = (fields: Partial<OrderFields>, where: 'everywhere' | 'where empty') => {
    form.fill(fields, where);
    terms.current = { ...terms.current, ...termsOf(fields) };
    setTyped(read(fields.countryCode));
    if (fields.countryCode) setChosenCode(fields.countryCode);
  };

  return {
    form: form.props,
    quantity,
    typed,
    countryCode,
    terms: terms.current,
    read,
    edited,
    fill,
    refresh: () => setTyped(read()),
    clear: () => {
      terms.current = {};
      fill(emptyOrder, 'everywhere');
      setChosenCode(undefined);
    },
    focus: (name: string) => form.control(name)?.focus(),
    chooseTerms: (chosen: Terms) => {
      terms.current = chosen;
      edited();
    },
    chooseCode: (code: CountryCode) => {
      setChosenCode(code);
      edited(code);
    },
  };
}

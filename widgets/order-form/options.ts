import { useEffect } from 'react';
import * as company from '#company/facts.ts';
import { isOwnPage } from '../element/script-url.ts';
import { type CountryCode, expectedNumber, maxPhoneLength } from '../lib/phone.ts';
import { readNumber } from '../lib/phone-check.ts';
import { cleanEmail } from '../lib/text.ts';
import type { DapHeadingLevel, DapOrderDetail } from '../public-types.ts';
import type { DraftStore } from '../ui/drafts.ts';
import type { OrderDraft } from './order/draft.ts';
import type { Tons } from './order/quantity.ts';

/** The recipient attributes of the element; numbers in E.164. */
export type RecipientOptions = Partial<Record<'whatsapp' | 'phone' | 'email' | 'recipient', string>>;

export type OrderFormProps = RecipientOptions & {
  /** The company's own minimum if undefined. */
  minQuantity?: Tons | undefined;
  /** The company's own if empty. */
  countryCode?: CountryCode | '';
  partner?: string;
  prefill?: string;
  headingLevel?: DapHeadingLevel;
  draft?: DraftStore<OrderDraft>;
  /** Before the chat opens; false prevents it. */
  onOrderSubmit?: (detail: DapOrderDetail) => boolean | undefined;
  onOrderOpened?: (detail: DapOrderDetail) => void;
  /** Receives warnings for the developer of the page. */
  onWarning?: (sentences: string) => void;
};

export const chatNumber = ({ whatsapp }: RecipientOptions): string => whatsapp || company.whatsapp;

const nothing = { whatsapp: '', phone: '', email: '', recipient: '' };

/**
 * Reads the numbers and the address of the attributes, and warns about numbers that are refused. Beside a refused
 * number, nothing of the partner is used: the name of one company must not lead to the number of another.
 */
export function useNumbers(options: OrderFormProps): OrderFormProps {
  const { whatsapp = '', phone = '', email = '', countryCode = '', onWarning } = options;
  const warnings: string[] = [];
  const read = (name: string, text: string) => {
    const number = readNumber(text, countryCode);
    const also = name === 'whatsapp' ? ' with "recipient", "phone" and "email"' : '';
    if (text && !number)
      warnings.push(
        `Invalid value "${text.slice(0, maxPhoneLength)}" for attribute "${name}". Expected ${expectedNumber}. Ignoring it${also}.`,
      );
    return number;
  };
  const numbers = {
    whatsapp: read('whatsapp', whatsapp),
    phone: read('phone', phone),
    email: cleanEmail(email),
  };
  // `onWarning` reports each of them once.
  useEffect(() => {
    for (const warning of warnings) onWarning?.(warning);
  });
  const isRefused = !numbers.whatsapp && (whatsapp || (phone && !numbers.phone));
  return { ...options, ...(isRefused ? nothing : numbers) };
}

/** Whether the number is not the company's, on a page that looks like the company's. */
export const hasStrangersNumber = ({ whatsapp = '' }: RecipientOptions): boolean =>
  isOwnPage() && !['', company.whatsapp].includes(whatsapp);

/**
 * On the page of the widget, a link sets the attributes. It looks like the company's, so it ignores what the visitor would
 * send unread. A stranger's number is shown above the button, without a name.
 */
export function checkedOptions(options: OrderFormProps): OrderFormProps {
  if (!isOwnPage()) return options;
  const known = { ...options, recipient: '', partner: '', prefill: '', minQuantity: undefined };
  return hasStrangersNumber(options) ? known : { ...known, phone: '', email: '' };
}

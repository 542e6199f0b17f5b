import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { isOwnPage } from '../element/script-url.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import { expectedNumber, formatPhone, maxPhoneLength } from '../lib/phone.ts';
import { readNumber } from '../lib/phone-check.ts';
import { cleanEmail, isolated, isolatedLeftToRight } from '../lib/text.ts';
import { WarningIcon } from '../ui/icons.tsx';
import type { OrderFormProps } from './order-form.tsx';

/** An empty value is not offered. */
export type Recipient = {
  name: string;
  /** In E.164. */
  whatsapp: string;
  phone: string;
  email: string;
};

/** The recipient attributes of the element; numbers in E.164. */
export type RecipientOptions = {
  whatsapp?: string;
  phone?: string;
  email?: string;
  recipient?: string;
  /** The number is not the company's, on a page that looks like the company's. */
  hasStrangersNumber?: boolean;
};

export const chatNumber = ({ whatsapp }: RecipientOptions): string => whatsapp || company.whatsapp;

/**
 * The company, or the recipient of a partner. Beside a partner's number, no contact data of the company is offered; beside
 * the company's number, no other name.
 */
export function recipientOf(options: RecipientOptions, language: Language): Recipient {
  const { whatsapp, phone, email, recipient } = options;
  const ours = !whatsapp;
  return {
    name: ours ? inLanguage(companyName, language) : (recipient ?? ''),
    whatsapp: chatNumber(options),
    phone: phone || (ours ? company.phone : ''),
    email: email || (ours ? company.email : ''),
  };
}

const nothing = { whatsapp: '', phone: '', email: '', recipient: '' };

/**
 * Reads the numbers and the address of the attributes, and warns about numbers that are refused. Beside a refused
 * number, nothing of the partner is used: the name of one company must not lead to the number of another.
 */
export function useNumbers(options: OrderFormProps): OrderFormProps {
  const { whatsapp = '', phone = '', email = '', countryCode = '', onWarning } = options;
  const { numbers, warnings } = useMemo(() => {
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
    const isRefused = !numbers.whatsapp && (whatsapp || (phone && !numbers.phone));
    return { numbers: isRefused ? nothing : numbers, warnings };
  }, [whatsapp, phone, email, countryCode]);
  useEffect(() => {
    for (const warning of warnings) onWarning?.(warning);
  }, [warnings, onWarning]);
  return { ...options, ...numbers };
}

/**
 * On the page of the widget, a link sets the attributes. It looks like the company's, so it ignores what the visitor would
 * send unread. A stranger's number is shown above the button, without a name.
 */
export function checkedOptions(options: OrderFormProps): OrderFormProps {
  if (!isOwnPage()) return options;
  const { whatsapp = '' } = options;
  const known = { ...options, recipient: '', partner: '', prefill: '', minQuantity: undefined };
  if (['', company.whatsapp].includes(whatsapp)) return { ...known, phone: '', email: '' };
  return { ...known, hasStrangersNumber: true };
}

export function RecipientLine({ options }: { options: RecipientOptions }) {
  const { t, i18n } = useTranslation();
  const { name, whatsapp } = recipientOf(options, activeLanguage(i18n));
  return (
    <p className="hint recipient">
      {t(name ? 'send.recipient' : 'send.recipientNumber', {
        name: isolated(name),
        number: isolatedLeftToRight(formatPhone(whatsapp)),
      })}
    </p>
  );
}

export function StrangersNumber({ options }: { options: RecipientOptions }) {
  const { t, i18n } = useTranslation();
  if (!options.hasStrangersNumber) return null;
  const text = t('order.strangersNumber', {
    number: isolatedLeftToRight(formatPhone(options.whatsapp ?? '')),
    company: isolated(inLanguage(companyName, activeLanguage(i18n))),
  });
  return (
    <p className="error">
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}

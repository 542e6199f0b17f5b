import * as company from '../company/facts.ts';
import { companyName } from '../company/names.ts';
import type { Language } from '../language/languages.ts';
import { inLanguage } from '../language/translated.ts';
import type { CountryCode } from '../text/phone.ts';

/** Who gets the order. What is empty is not offered. */
export type Recipient = {
  name: string;
  /** Digits with country code, as `wa.me` takes them. */
  whatsapp: string;
  /** `+` and digits. */
  phone: string;
  email: string;
};

/** What a page may say of it; phones with country code. */
export type RecipientOptions = { whatsapp?: string; phone?: string; email?: string; recipient?: string };

/** The company, or who a partner names; beside a partner's own number nothing of the company is offered. */
export function recipientOf(options: RecipientOptions, language: Language, country: CountryCode): Recipient {
  const { whatsapp, phone, email, recipient } = options;
  const ours = !whatsapp;
  return {
    name: recipient || (ours ? inLanguage(companyName, language) : ''),
    whatsapp: whatsapp || company.whatsappIn?.[country] || company.whatsapp,
    phone: phone ? `+${phone}` : ours ? company.phone : '',
    email: email || (ours ? company.email : ''),
  };
}

import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import type { CountryCode } from '../lib/phone.ts';
import { longestPrefix } from '../lib/text.ts';
import {
  fieldValue,
  type Order,
  type OrderField,
  type OrderMessage,
  type OrderTable,
  orderFields,
  shortened,
} from './order.ts';

/** Recipient of the order. An empty value is not offered. */
export type Recipient = {
  name: string;
  /** Digits with country code, as `wa.me` expects them. */
  whatsapp: string;
  /** `+` and digits. */
  phone: string;
  email: string;
};

/** The recipient attributes of the element; phones with country code. */
export type RecipientOptions = { whatsapp?: string; phone?: string; email?: string; recipient?: string };

/** The company, or the recipient that a partner sets. If a partner sets a number, the contact data of the company is not offered. */
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

/** Outlook, Gmail in Firefox and others cut longer `mailto:` links. */
const maxMailLinkLength = 1900;

/** The order as a `mailto:` link that no mail program cuts. The asterisks mean bold text in WhatsApp only. */
export function orderMail(order: Order, address: string, partner = ''): OrderMessage {
  const subject = encodeURIComponent('طلب جديد لكمية كبيرة');
  const link = (message: string) =>
    `mailto:${address}?subject=${subject}&body=${encodeURIComponent(message.replace(/^\*(.*)\*/, '$1').replace(/\n/g, '\r\n'))}`;
  return shortened(order, partner, link, maxMailLinkLength);
}

/** Three SMS in one: Arabic is sent as UCS-2, with 67 units in each part of a long message. */
export const maxSmsLength = 3 * 67;

/**
 * An order in Arabic, one fact per line, short enough for an SMS. Fields are shortened by the ranks of the table;
 * quantity and phone are never shortened.
 * @param longest in UTF-16 units
 */
export function shortOrder(order: Order, longest = maxSmsLength, table: OrderTable = orderFields): string {
  const rest: Record<string, string> = { ...order };
  const rank = (field: OrderField) => field.sms.rank ?? Number.POSITIVE_INFINITY;
  for (const field of [...table].sort((a, b) => rank(a) - rank(b))) {
    if (field.sms.rank === undefined || smsText(rest as Order, table).length <= longest) break;
    const full = rest[field.name] ?? '';
    const fits = (value: string) =>
      smsText({ ...(rest as Order), [field.name]: value }, table).length <= longest;
    const kept = field.sms.cut
      ? longestPrefix(full, (text) => !text || (text !== full && fits(`${text}…`))).trimEnd()
      : '';
    rest[field.name] = kept && `${kept}…`;
  }
  return smsText(rest as Order, table);
}

function smsText(order: Order, table: OrderTable): string {
  const values = table
    .filter(({ name }) => name !== 'quantity' && fieldValue(order, name))
    .map(({ name, line, sms }) => (sms.labeled ? `${line.label}: ` : '') + fieldValue(order, name));
  return [`طلب سماد الداب: ${order.quantity} طن`, ...values].join('\n');
}

/** Opens the messaging app with a text; Android and iPhones both understand `?&`. */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import { truncate } from '../lib/truncate.ts';
import type { Order } from './order-fields.ts';
import { messageTitle, type OrderMessage, shortened } from './order-message.ts';

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
export type RecipientOptions = {
  whatsapp?: string;
  phone?: string;
  email?: string;
  recipient?: string;
  /** The number is not the company's, on a page that looks like the company's. */
  foreign?: boolean;
  /** `page` if the host page sends the order to its own server. */
  submit?: 'whatsapp' | 'page' | '';
};

/** The WhatsApp number that receives the order: the partner's, else the company's. */
export const chatNumber = ({ whatsapp }: RecipientOptions): string => whatsapp || company.whatsapp;

/**
 * The company, or the recipient that a partner sets. If a partner sets a number or receives the order, the contact data of
 * the company is not offered.
 */
export function recipientOf(options: RecipientOptions, language: Language): Recipient {
  const { whatsapp, phone, email, recipient, submit } = options;
  if (submit === 'page') return { name: recipient || location.hostname, whatsapp: '', phone: '', email: '' };
  const ours = !whatsapp;
  return {
    name: recipient || (ours ? inLanguage(companyName, language) : ''),
    whatsapp: chatNumber(options),
    phone: phone ? `+${phone}` : ours ? company.phone : '',
    email: email || (ours ? company.email : ''),
  };
}

/** Outlook, Gmail in Firefox and others cut longer `mailto:` links. */
const maxMailLinkLength = 1900;

/** The order as a `mailto:` link that no mail program cuts. The asterisks mean bold text in WhatsApp only. */
export function orderMail(order: Order, address: string, partner = ''): OrderMessage {
  const subject = encodeURIComponent(messageTitle);
  const link = (message: string) =>
    `mailto:${address}?subject=${subject}&body=${encodeURIComponent(message.replace(/^\*(.*)\*/, '$1').replace(/\n/g, '\r\n'))}`;
  return shortened(order, partner, link, maxMailLinkLength);
}

/** Longest name in a short text, in UTF-16 units. */
const maxShortName = 60;

/** The order for an SMS and for a QR code: quantity, name and phone. */
export function shortOrder({ quantity, name, phone }: Order): string {
  return [`طلب سماد الداب: ${quantity} طن`, truncate(maxShortName, name), phone].join('\n');
}

/** Opens the messaging app with a text; Android and iPhones both understand `?&`. */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

import type { Widget } from '../../widgets/element/widget.ts';
import { type Language, supportedLanguage } from '../../widgets/i18n/languages.ts';

/** The settings of the configurator. */
export type Choice = {
  tag: string;
  /** `lang` first. Only valid values that differ from the default. */
  attributes: [name: string, value: string][];
  /** CSS custom properties. */
  look: [name: string, value: string][];
  /** URL and text of the link in the fallback content. */
  fallback: [address: string, words: string] | undefined;
  /** URL of the script, and the hash of a pinned one. */
  script: { src: string; integrity?: string | undefined };
  /** The reserved height of the widget. */
  height: Widget['height'];
};

/** Texts of the fallback links. */
const order: Record<Language, string> = {
  ar: 'اطلب عبر واتساب',
  en: 'Order on WhatsApp',
  fa: 'سفارش در واتس‌اپ',
  fr: 'Commander sur WhatsApp',
  ja: 'WhatsAppで注文する',
};
const call: Record<Language, string> = {
  ar: 'اتصل بنا',
  en: 'Call us',
  fa: 'تماس با ما',
  fr: 'Nous appeler',
  ja: '電話する',
};

/**
 * The fallback content: a link to the chat with the recipient of the orders, or a phone link.
 * @param given the attributes of the widget
 * @param company the company's own numbers
 */
export function fallbackOf(
  tag: string,
  given: Choice['attributes'],
  company: { whatsapp: string; phone: string },
): Choice['fallback'] {
  const values = new Map(given);
  const language = supportedLanguage(values.get('lang')) ?? 'en';
  const chat = values.get('whatsapp')?.replace(/\D/g, '').replace(/^0+/, '') || company.whatsapp;
  if (tag === 'dap-order-form') return [`https://wa.me/${chat}`, order[language]];
  if (tag === 'dap-business-card') return [`tel:${company.phone}`, call[language]];
  return undefined;
}

/** The settings for the preview, as the fragment of its URL. */
export function toFragment({ tag, attributes, look }: Choice): string {
  return encodeURIComponent(JSON.stringify([tag, attributes, look]));
}

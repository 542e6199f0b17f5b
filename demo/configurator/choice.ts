/** What somebody has chosen in the builder. */
export type Choice = {
  tag: string;
  /** With `lang` first, if it is chosen; only those that differ from the default, and none that is not understood. */
  attributes: [name: string, value: string][];
  /** The custom properties of the look. */
  look: [name: string, value: string][];
  /** What stands in the tag until the widget is there: a link, as its address and its words. */
  fallback: [address: string, words: string] | undefined;
  /** The address of the script, and the sum of a pinned one. */
  script: { src: string; integrity?: string | undefined };
};

/** In the language of the page where it will stand. */
const order: Record<string, string> = {
  ar: 'اطلب عبر واتساب',
  en: 'Order on WhatsApp',
  fa: 'سفارش در واتس‌اپ',
  fr: 'Commander sur WhatsApp',
  ja: 'WhatsAppで注文する',
};
const call: Record<string, string> = {
  ar: 'اتصل بنا',
  en: 'Call us',
  fa: 'تماس با ما',
  fr: 'Nous appeler',
  ja: '電話する',
};

/**
 * The way that is left without a script: a chat with the number that gets the orders, or a call.
 * @param given the attributes as they are chosen
 * @param company its own numbers
 */
export function fallbackOf(
  tag: string,
  given: Choice['attributes'],
  company: { whatsapp: string; phone: string },
): Choice['fallback'] {
  const values = new Map(given);
  const language = values.get('lang') ?? 'en';
  const chat = values.get('whatsapp')?.replace(/\D/g, '').replace(/^0+/, '') || company.whatsapp;
  if (tag === 'dap-order-form') return [`https://wa.me/${chat}`, order[language] ?? ''];
  if (tag === 'dap-business-card') return [`tel:${company.phone}`, call[language] ?? ''];
  return undefined;
}

/** A choice as it travels to the preview, behind the `#` of its address. */
export function toFragment({ tag, attributes, look }: Choice): string {
  return encodeURIComponent(JSON.stringify([tag, attributes, look]));
}

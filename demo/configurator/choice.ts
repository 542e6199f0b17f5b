import type { Widget } from '../../widgets/element/widget.ts';
import { inLanguage, supportedLanguage, type Translated } from '../../widgets/i18n/languages.ts';

/** The settings of the configurator. */
export type Choice = {
  tag: string;
  /** `lang` first. Only valid values that differ from the default. */
  attributes: [name: string, value: string][];
  /** CSS custom properties. */
  style: [name: string, value: string][];
  /** URL and text of the link in the fallback content. */
  fallback: [url: string, text: string] | undefined;
  /** URL of the script, and the hash of a pinned one. */
  script: { src: string; integrity?: string | undefined };
  /** The reserved height of the widget. */
  height: Widget['height'];
};

/** Texts of the fallback links. Languages without a text use the English text. */
const order: Translated<string> = {
  ar: 'اطلب عبر واتساب',
  en: 'Order on WhatsApp',
  fa: 'سفارش در واتس‌اپ',
  fr: 'Commander sur WhatsApp',
  ja: 'WhatsAppで注文する',
};
const call: Translated<string> = {
  ar: 'اتصل بنا',
  en: 'Call us',
  fa: 'تماس با ما',
  fr: 'Nous appeler',
  ja: '電話する',
};

/**
 * The fallback content: a link to the chat with the recipient of the orders, or a phone link.
 * @param attributes the attributes of the widget
 * @param company the company's own numbers
 */
export function fallbackOf(
  tag: string,
  attributes: Choice['attributes'],
  company: { whatsapp: string; phone: string },
): Choice['fallback'] {
  const values = new Map(attributes);
  const language = supportedLanguage(values.get('lang')) ?? 'en';
  const chat = values.get('whatsapp')?.replace(/\D/g, '').replace(/^0+/, '') || company.whatsapp;
  if (tag === 'dap-order-form') return [`https://wa.me/${chat}`, inLanguage(order, language)];
  if (tag === 'dap-business-card') return [`tel:${company.phone}`, inLanguage(call, language)];
  return undefined;
}

/** The settings for the preview, as the fragment of its URL. */
export function toFragment({ tag, attributes, style }: Choice): string {
  return encodeURIComponent(JSON.stringify([tag, attributes, style]));
}

/** The custom properties for the selected color and corners. */
export function customProperties(form: HTMLFormElement): [string, string][] {
  const data = new FormData(form);
  const brand = String(data.get('brand'));
  const corners = String(data.get('corners') ?? '');
  return [
    ...(data.has('own-brand')
      ? ([
          ['--dap-color-brand', brand],
          ['--dap-color-on-brand', isDark(brand) ? '#ffffff' : '#000000'],
        ] as [string, string][])
      : []),
    ...(corners ? ([['--dap-radius', corners]] as [string, string][]) : []),
  ];
}

/** True if white text has more contrast than black text (WCAG 2.2). */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

// Public types: details of the events and values of the properties. `src/public/embed.d.ts` contains the same types.

import type { Language } from './i18n/languages.ts';
import type { CountryCode } from './lib/phone.ts';
import type { Order as DapOrder } from './order-form/order.ts';

export type { CountryCode, DapOrder };

/**
 * Contains no personal data. Trade terms are the keys of the choices, separated by commas; those that the visitor did not
 * select are undefined.
 */
export type DapOrderSummary = {
  /** Metric tons, as digits. */
  quantity: string;
  packaging: string | undefined;
  delivery: string | undefined;
  month: string | undefined;
  documents: string | undefined;
  countryCode: CountryCode;
  language: Language;
  partner: string | undefined;
};

export type DapOrderDetail = {
  order: DapOrder;
  /** The Arabic message. */
  message: string;
  /** The WhatsApp link with the message. */
  url: string;
  summary: DapOrderSummary;
};

export type DapPictureDetail = { index: number };
export type DapCardDetail = { fileName: string; vcard: string };
export type DapLanguageDetail = { language: Language };
export type DapErrorDetail = { reason: 'load' | 'render'; error: unknown };

/** An image of a gallery. `width` and `height` are in pixels. */
export type DapPicture = { src: string; alt?: string; srcset?: string; width?: number; height?: number };

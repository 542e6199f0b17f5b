// Public types: details of the events and values of the properties. `src/public/embed.d.ts` contains the same types.

import type { Language } from './i18n/languages.ts';
import type { CountryCode } from './lib/phone.ts';
import type { Order as DapOrder } from './order-form/order-fields.ts';

export type { CountryCode, DapOrder };

/** Contains no personal data. Trade terms that the visitor did not select are undefined. */
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

/** Detail of `dap-order-submit`. */
export type DapOrderSubmitDetail = DapOrderDetail & {
  /**
   * Your page sends the order: WhatsApp does not open, and the form is busy until the promise settles. Then it shows the
   * order as sent, or an error if the promise is rejected or its value is a `Response` with an error status. Call it
   * while the event is dispatched.
   */
  waitUntil: (sending: Promise<unknown>) => void;
};

export type DapPictureDetail = { index: number };
export type DapCardDetail = { fileName: string; vcard: string };
export type DapLanguageDetail = { language: Language };
export type DapErrorDetail = { reason: 'load' | 'render'; error: unknown };

/** An image of a gallery. `width` and `height` are in pixels. */
export type DapPicture = { src: string; alt?: string; srcset?: string; width?: number; height?: number };

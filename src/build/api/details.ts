// Details of the events and types of the properties. The build publishes this file in `embed.d.ts` and in the API
// reference, so it imports nothing; a test compares it with the types of the widgets.

export type Language = 'ar' | 'en' | 'fa' | 'fr' | 'ja';

export type CountryCode = '+962' | '+964';

/** A validated order. `phone` is `+` and digits, `quantity` is digits (metric tons). */
export type DapOrder = {
  name: string;
  company: string;
  phone: string;
  email: string;
  quantity: string;
  message: string;
  /** The next ones are only present if the visitor filled them in. Trade terms are in Arabic. */
  packaging?: string;
  delivery?: string;
  place?: string;
  month?: string;
  documents?: string;
};

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

export type DapPictureDetail = { index: number };
export type DapCardDetail = { fileName: string; vcard: string };
export type DapLanguageDetail = { language: Language };
export type DapErrorDetail = { reason: 'load' | 'render'; error: unknown };

/** An image of a gallery. `width` and `height` are in pixels. */
export type DapPicture = { src: string; alt?: string; srcset?: string; width?: number; height?: number };

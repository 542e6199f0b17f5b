// What the events of the tags carry, and what they take as properties. The build publishes this file as part of
// `embed.d.ts`, so it imports nothing; a test compares it with the types of the widgets.

export type Language = 'ar' | 'en' | 'fa' | 'fr' | 'ja';
export type CountryCode = '+962' | '+964';

/** An order as it leaves: clean text, the phone as `+` and digits, the quantity as digits (metric tons). */
export type DapOrder = {
  name: string;
  company: string;
  phone: string;
  email: string;
  quantity: string;
  message: string;
  /** These five only when they were chosen, in Arabic. */
  packaging?: string;
  delivery?: string;
  place?: string;
  month?: string;
  documents?: string;
};

/** For counting: nothing that tells who orders. What was not chosen is undefined. */
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
  /** The address that carries it to WhatsApp. */
  url: string;
  summary: DapOrderSummary;
};

export type DapPictureDetail = { index: number };
export type DapCardDetail = { fileName: string; vcard: string };
export type DapLanguageDetail = { language: Language };
export type DapErrorDetail = { reason: 'load' | 'render'; error: unknown };

/** A picture of a gallery; its width and height in pixels, where they are known. */
export type DapPicture = { src: string; alt?: string; srcset?: string; width?: number; height?: number };

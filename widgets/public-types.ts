// The types in the events and properties of the elements. `embed.d.ts`, which the build writes, contains this file.
import type { Language } from './i18n/languages.ts';

export type DapHeadingLevel = '2' | '3' | '4' | '5' | '6' | 'none';

/** A validated order. `phone` is `+` and digits, `quantity` is digits (metric tons). Trade terms are keys. */
export type DapOrder = {
  name: string;
  company: string;
  phone: string;
  email: string;
  quantity: string;
  packaging?: string;
  delivery?: string;
  place?: string;
  month?: string;
  documents?: string;
  message: string;
};

export type DapOrderDetail = {
  order: DapOrder;
  /** The Arabic message. */
  message: string;
  /** The WhatsApp link with the message. */
  url: string;
};

export type DapPictureDetail = { index: number };
export type DapCardDetail = { fileName: string; vcard: string };
export type DapLanguageDetail = { language: Language };
export type DapErrorDetail = { reason: 'load' | 'render'; error: unknown };

/** An image of a gallery. */
export type DapPicture = {
  src: string;
  alt?: string;
  srcset?: string;
  crossorigin?: '' | 'anonymous' | 'use-credentials';
  /** In pixels. They have no effect: the files have a size. */
  width?: number;
  height?: number;
};

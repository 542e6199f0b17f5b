import type { Language } from '../i18n/languages.ts';

// Answers to frequently asked questions. A question without an answer is not shown. Write each answer in every
// language, for example:
//   origin: { ar: 'بلد المنشأ: الأردن.', en: 'Made in Jordan.', fa: '…', fr: '…', ja: '…' },
// Some questions have a default answer. Your answer replaces it.

type Answer = Partial<Record<Language, string>>;

export const answers: Record<string, Answer> = {
  /** What a buyer of less than the minimum order can do. */
  smaller: {},
  /** What an order request binds the buyer to: for example that it is free of obligation until you confirm the order. */
  requestBinds: {},
  /** Price, currency and means of payment. By default the page says what the price depends on. */
  payment: {},
  /** Packaging. By default the page lists `packaging` of `trade.ts`. */
  packaging: {},
  /** Places and terms of delivery, such as Incoterms. By default the page lists `delivery` of `trade.ts`. */
  delivery: {},
  /** Time from the order to the delivery. */
  leadTime: {},
  /** Documents. By default the page lists `documents` of `trade.ts`. */
  documents: {},
  /** Producer and certificate of origin. */
  origin: {},
  /** Whether each lot has a certificate of analysis, and who issues it. */
  analysis: {},
  /** Who may inspect quality and weight, and when. */
  inspection: {},
  /** Solubility, moisture, granule size and hardness. By default the page says that they vary by lot. */
  properties: {},
  /** Storage. By default the page gives general rules. */
  storage: {},
  /** Shelf life. */
  shelfLife: {},
  /** Maximum cadmium content, and the certificate that states it. */
  cadmium: {},
  /** Registration with the Ministry of Agriculture, with its number. */
  registration: {},
};

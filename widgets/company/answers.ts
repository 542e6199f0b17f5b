import type { Language } from '../i18n/languages.ts';

// Answers to frequently asked questions. A question without an answer is not shown. Write each answer in every language,
// for example:
//   origin: { ar: 'بلد المنشأ: الأردن.', en: 'Made in Jordan.', fa: '…', fr: '…', ja: '…' },
// Where a comment says so, the page has an answer of its own, and yours replaces it.

type Answer = Partial<Record<Language, string>>;

export const answers: Record<string, Answer> = {
  /** What a buyer of less than the minimum order can do. */
  smaller: {},
  /** Price, currency and means of payment. Without it the page says what the price depends on. */
  payment: {},
  /** Packaging. Without it the page lists `packaging` of `trade.ts`. */
  packaging: {},
  /** Places and terms of delivery, such as Incoterms. Without it the page lists `delivery` of `trade.ts`. */
  delivery: {},
  /** Time from the order to the delivery. */
  leadTime: {},
  /** Documents. Without it the page lists `documents` of `trade.ts`. */
  documents: {},
  /** Producer and certificate of origin. */
  origin: {},
  /** Whether each lot has a certificate of analysis, and who issues it. */
  analysis: {},
  /** Who may inspect quality and weight, and when. */
  inspection: {},
  /** Solubility, moisture, granule size and hardness. Without it the page says that they vary by lot. */
  properties: {},
  /** Storage. Without it the page gives the general rules. */
  storage: {},
  /** Shelf life. */
  shelfLife: {},
  /** Most cadmium, and the certificate that says so. */
  cadmium: {},
  /** Registration with the Ministry of Agriculture, with its number. */
  registration: {},
};

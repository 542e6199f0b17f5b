import type { Language } from '../language/languages.ts';

// What buyers ask before they order, and only you can answer. An empty answer is not shown, nor its question. Write it
// in every language, for example:
//   origin: { ar: 'بلد المنشأ: الأردن.', en: 'Made in Jordan.', fa: '…', fr: '…', ja: '…' },

type Answer = Partial<Record<Language, string>>;

export const answers: Record<string, Answer> = {
  /** Whether each lot has a certificate of analysis, and who issues it. */
  analysis: {},
  /** Who makes the fertilizer, and which certificate of origin comes with it. */
  origin: {},
  /** In what it is packed: bags, jumbo bags, loose. */
  packaging: {},
  /** From where and to where you deliver, and by which Incoterm. */
  delivery: {},
  /** How long it takes from the order to the goods. */
  leadTime: {},
  /** How and in which currency one pays; without it the page says what the price depends on. */
  payment: {},
  /** Who may inspect quality and weight, and when. */
  inspection: {},
  /** Moisture, granule size, hardness; without it the page says that they differ from lot to lot. */
  properties: {},
  /** How much cadmium it holds at most, by which certificate. */
  cadmium: {},
  /** Registration with the Ministry of Agriculture, with its number. */
  registration: {},
};

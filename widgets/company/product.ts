import type { Language, Translated } from '../i18n/languages.ts';

// Facts about the product that only you can confirm. Empty values are not shown.

/**
 * The registered name of the producer in every language, or `{}`. It appears in the product data sheet. The texts
 * `hero.subtitle`, `meta.description` and `profile.p1` in `src/locales` describe the producer too.
 */
export const producer: Partial<Record<Language, string>> = {};

/**
 * Guaranteed values for the product data sheet, such as granule size, moisture and water-soluble P2O5, for example
 * `{ name: { ar: 'الرطوبة', en: 'Moisture', … }, value: { ar: '1.5% كحد أقصى', en: '1.5% max.', … } }`.
 */
export const specification: { name: Translated<string>; value: Translated<string> }[] = [];

/** The documents that come with every shipment: keys of `documents` in `trade.ts`, for example `['analysis', 'origin']`. */
export const includedDocuments: string[] = [];

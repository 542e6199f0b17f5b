import { includedDocuments } from '#company/product.ts';
import { documents } from '#company/trade.ts';
import { inLanguage, type Language } from '../widgets/i18n/languages.ts';

/** The documents that come with every shipment, as a list in the language of the page; empty if there are none. */
export function includedDocumentNames(language: Language): string {
  const names = Object.entries(documents).flatMap(([key, words]) =>
    includedDocuments.includes(key) ? [inLanguage(words, language)] : [],
  );
  // Between nouns of one kind Japanese uses a middle dot; `Intl` has a comma.
  return language === 'ja' ? names.join('・') : new Intl.ListFormat(language, { type: 'unit' }).format(names);
}

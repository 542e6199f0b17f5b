import { bagWeight } from '#company/facts.ts';
import { type Choices, delivery, documents, packaging } from '#company/trade.ts';
import { formatNumber } from '../../i18n/i18n.ts';
import { inLanguage, type Language, type Translated } from '../../i18n/languages.ts';

/** A choice: its key in `company/trade.ts`, or a month such as `2027-03`, and its text for the visitor. */
export type Choice = { key: string; label: string };
export type ListName = 'packaging' | 'delivery' | 'month' | 'documents';

/** The Arabic month names of Jordan and Iraq. The message contains them, so they do not depend on `Intl`. */
const arabicMonths =
  'كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول'.split('|');

const lists: Record<Exclude<ListName, 'month'>, Choices> = { packaging, delivery, documents };

export const keysOf = (term: string) => term.split(/[,،]\s*/).filter(Boolean);

/** The text of a choice. `{{kg}}` is the weight of a bag. */
export function choiceText(texts: Translated<string>, language: Language): string {
  return inLanguage(texts, language).replace('{{kg}}', formatNumber(bagWeight, language));
}

/** The company's lists, and the next twelve months from the current one. */
export function tradeChoices(language: Language, now = new Date()): Record<ListName, Choice[]> {
  const list = (name: keyof typeof lists) =>
    Object.entries(lists[name]).map(([key, texts]) => ({ key, label: choiceText(texts, language) }));
  const months = [...Array(12).keys()].map((offset) => {
    const key = new Date(Date.UTC(now.getFullYear(), now.getMonth() + offset)).toISOString().slice(0, 7);
    return { key, label: formatMonth(key, language) };
  });
  return {
    packaging: list('packaging'),
    delivery: list('delivery'),
    month: months,
    documents: list('documents'),
  };
}

/** The known keys of a term, in the order of the company's list. A month that has passed stays. */
export function knownKeys(name: ListName, term: string): string {
  if (name === 'month') return /^\d{4}-(0[1-9]|1[0-2])$/.test(term) ? term : '';
  const keys = keysOf(term);
  return Object.keys(lists[name])
    .filter((key) => keys.includes(key))
    .join(',');
}

export function labelsOf(name: ListName, term: string, language: Language): string[] {
  if (name === 'month') return [formatMonth(term, language)];
  const keys = keysOf(term);
  const chosen = Object.entries(lists[name]).filter(([key]) => keys.includes(key));
  return chosen.map(([, texts]) => choiceText(texts, language));
}

function formatMonth(key: string, language: Language): string {
  const [year, month] = key.split('-');
  if (language === 'ar') return `${arabicMonths[Number(month) - 1]} ${year}`;
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  // Not the Persian calendar.
  return new Date(key).toLocaleDateString(language === 'fa' ? 'fa-u-ca-gregory' : language, style);
}

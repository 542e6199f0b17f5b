import * as trade from '#company/trade.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import type { TermName, Terms } from './order-fields.ts';

/** A choice: its short name, its Arabic text in the message, and its label for the visitor. */
export type Choice = { name: string; arabic: string; label: string };
export type ListKey = Exclude<TermName, 'place'>;

/** Separates several choices of a list. */
export const comma = '، ';

/** The company's lists, and the next twelve months from the current one. */
export function tradeChoices(language: Language, now = new Date()): Record<ListKey, Choice[]> {
  const list = (choices: trade.Choices) =>
    Object.entries(choices).map(([name, texts]) => ({
      name,
      arabic: texts.ar,
      label: inLanguage(texts, language),
    }));
  const months = [...Array(12).keys()].map((offset) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + offset));
    const format = (locale: string) =>
      month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return {
      name: month.toISOString().slice(0, 7),
      arabic: format(arabic),
      label: format(calendars[language] ?? language),
    };
  });
  return {
    packaging: list(trade.packaging),
    delivery: list(trade.delivery),
    month: months,
    documents: list(trade.documents),
  };
}

/** Jordan and Iraq have their own Arabic month names and use the Gregorian calendar. */
const arabic = 'ar-JO-u-nu-latn';
const calendars: Partial<Record<Language, string>> = { ar: arabic, fa: 'fa-u-ca-gregory' };

/** Formats day and time of milliseconds since 1970 in the time zone of the visitor. */
export function formatDate(at: number, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const date = new Date(at).toLocaleString(calendars[language] ?? language, style);
  // AM or PM and the preposition stay on the line of the time.
  return date.replace(/\s(\D+)$/, '\u00A0$1').replace(/ (?=\S+:)/, '\u00A0');
}

/** The choices of a list that a term contains. */
export function chosen<One extends Pick<Choice, 'arabic'>>(choices: One[], term = ''): One[] {
  const texts = term.split(comma);
  return choices.filter(({ arabic }) => texts.includes(arabic));
}

/** Adds a choice to a term, or removes it. @returns the new term */
export function toggled(choices: Choice[], term: string | undefined, choice: Choice): string {
  const before = chosen(choices, term);
  const after = choices.filter((one) => before.includes(one) !== (one === choice));
  return after.map(({ arabic }) => arabic).join(comma);
}

/** The names of choices in a value of `prefill`. */
export const choiceNames = (value: string) => value.split(/[,،]\s*/).filter(Boolean);

/** The trade terms of a `prefill`, as in `packaging=jumbo,bags&month=2027-03&place=Trebil`. */
export function termsFromQuery(query: string, choices: Record<ListKey, Choice[]>): Terms {
  const params = new URLSearchParams(query);
  const terms: Terms = { place: params.get('place') ?? '' };
  for (const [key, list] of Object.entries(choices)) {
    const names = choiceNames(params.get(key) ?? '');
    const named = list.filter(({ name }) => names.includes(name));
    terms[key as ListKey] = named.map(({ arabic }) => arabic).join(comma);
  }
  return terms;
}

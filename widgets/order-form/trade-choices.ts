import * as trade from '#company/trade.ts';
import type { Language } from '../i18n/languages.ts';
import { inLanguage } from '../i18n/translated.ts';
import type { TermName, Terms } from './order.ts';

/** A choice: its short name, its Arabic text in the message, and its label for the visitor. */
export type Choice = { name: string; arabic: string; words: string };
export type ListKey = Exclude<TermName, 'place'>;

/** Separates several choices of a list. */
const comma = '، ';

/** The company's lists, and the next twelve months from the current one. */
export function tradeChoices(language: Language, now = new Date()): Record<ListKey, Choice[]> {
  const list = (choices: trade.Choices) =>
    Object.entries(choices).map(([name, words]) => ({
      name,
      arabic: words.ar,
      words: inLanguage(words, language),
    }));
  const months = [...Array(12).keys()].map((later) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + later));
    const said = (locale: string) =>
      month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return {
      name: month.toISOString().slice(0, 7),
      arabic: said(arabic),
      words: said(calendars[language] ?? language),
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

/** The choices of a list that a term contains. */
export function chosen(choices: Choice[], fact = ''): Choice[] {
  const words = fact.split(comma);
  return choices.filter(({ arabic }) => words.includes(arabic));
}

/** Adds a choice to a term, or removes it. @returns the new term */
export function tapped(choices: Choice[], fact: string | undefined, tap: Choice): string {
  const before = chosen(choices, fact);
  const after = choices.filter((choice) => before.includes(choice) !== (choice === tap));
  return after.map(({ arabic }) => arabic).join(comma);
}

/** The trade terms of a `prefill`, as in `packaging=jumbo,bags&month=2027-03&place=Trebil`. */
export function factsOf(query: string, choices: Record<ListKey, Choice[]>): Terms {
  const given = new URLSearchParams(query);
  const facts: Terms = { place: given.get('place') ?? '' };
  for (const [key, list] of Object.entries(choices)) {
    const names = given.get(key)?.split(/[,،]\s*/);
    const named = list.filter(({ name }) => names?.includes(name));
    facts[key as ListKey] = named.map(({ arabic }) => arabic).join(comma);
  }
  return facts;
}

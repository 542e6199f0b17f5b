import { useTranslation } from 'react-i18next';
import * as trade from '#company/trade.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import { Field } from '../ui/field.tsx';
import { longestTerm, type TermName, type Terms } from './order.ts';

type TermsProps = { terms: Terms; onChange: (terms: Terms) => void };

/** The trade terms of a `prefill`. */
export const prefilledTerms = (prefill: string, language: Language): Terms =>
  termsFromQuery(prefill, tradeChoices(language));

/** The lists of trade terms, shown by `trade-details.tsx`. */
export function TradeTerms({ terms, onChange }: TermsProps) {
  const { t, i18n } = useTranslation();
  const choices = tradeChoices(activeLanguage(i18n));

  const boxes = (key: Exclude<ListKey, 'month'>) => (
    <fieldset>
      <legend>{t(headings[key])}</legend>
      {choices[key].map((choice) => (
        <label key={choice.name}>
          <input
            type="checkbox"
            value={choice.arabic}
            checked={chosen(choices[key], terms[key]).includes(choice)}
            onChange={() => onChange({ ...terms, [key]: toggled(choices[key], terms[key], choice) })}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );

  return (
    <div>
      {boxes('packaging')}
      {boxes('delivery')}
      <Field label={t('trade.place')} hint={t('trade.placeHint')}>
        {(control) => (
          <input
            {...control}
            className="input"
            part="input"
            dir="auto"
            autoComplete="off"
            maxLength={longestTerm}
            value={terms.place ?? ''}
            onChange={({ target }) => onChange({ ...terms, place: target.value })}
          />
        )}
      </Field>
      <Field label={t('trade.month')}>
        {(control) => (
          <select
            {...control}
            className="input"
            part="input"
            value={terms.month ?? ''}
            onChange={({ target }) => onChange({ ...terms, month: target.value })}
          >
            <option value="">{t('trade.anyMonth')}</option>
            {terms.month && chosen(choices.month, terms.month).length === 0 && <option>{terms.month}</option>}
            {choices.month.map(({ name, arabic, label }) => (
              <option key={name} value={arabic}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {boxes('documents')}
    </div>
  );
}

const headings = {
  packaging: 'trade.packaging',
  delivery: 'trade.delivery',
  documents: 'trade.documents',
} as const;

/** A choice: its short name, its Arabic text in the message, and its label for the visitor. */
export type Choice = { name: string; arabic: string; label: string };
export type ListKey = Exclude<TermName, 'place'>;

/** Separates several choices of a list. */
const comma = '، ';

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

/** The choices of a list that a term contains. */
export function chosen(choices: Choice[], term = ''): Choice[] {
  const texts = term.split(comma);
  return choices.filter(({ arabic }) => texts.includes(arabic));
}

/** Adds a choice to a term, or removes it. @returns the new term */
export function toggled(choices: Choice[], term: string | undefined, choice: Choice): string {
  const before = chosen(choices, term);
  const after = choices.filter((one) => before.includes(one) !== (one === choice));
  return after.map(({ arabic }) => arabic).join(comma);
}

/** The trade terms of a `prefill`, as in `packaging=jumbo,bags&month=2027-03&place=Trebil`. */
export function termsFromQuery(query: string, choices: Record<ListKey, Choice[]>): Terms {
  const params = new URLSearchParams(query);
  const terms: Terms = { place: params.get('place') ?? '' };
  for (const [key, list] of Object.entries(choices)) {
    const names = params.get(key)?.split(/[,،]\s*/);
    const named = list.filter(({ name }) => names?.includes(name));
    terms[key as ListKey] = named.map(({ arabic }) => arabic).join(comma);
  }
  return terms;
}

import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { Field } from '../ui/field.tsx';
import { longestTerm, type Terms } from './order.ts';
import { chosen, factsOf, type ListKey, tapped, tradeChoices } from './trade-choices.ts';

type FactsProps = { facts: Terms; onChange: (facts: Terms) => void };

/** The trade terms of a `prefill`. */
export const prefilledFacts = (prefill: string, language: Language): Terms =>
  factsOf(prefill, tradeChoices(language));

/** The lists of trade terms, shown by `trade-details.tsx`. */
export function TradeFacts({ facts, onChange }: FactsProps) {
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
            checked={chosen(choices[key], facts[key]).includes(choice)}
            onChange={() => onChange({ ...facts, [key]: tapped(choices[key], facts[key], choice) })}
          />
          {choice.words}
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
            value={facts.place ?? ''}
            onChange={({ target }) => onChange({ ...facts, place: target.value })}
          />
        )}
      </Field>
      <Field label={t('trade.month')}>
        {(control) => (
          <select
            {...control}
            className="input"
            part="input"
            value={facts.month ?? ''}
            onChange={({ target }) => onChange({ ...facts, month: target.value })}
          >
            <option value="">{t('trade.anyMonth')}</option>
            {facts.month && chosen(choices.month, facts.month).length === 0 && <option>{facts.month}</option>}
            {choices.month.map(({ name, arabic, words }) => (
              <option key={name} value={arabic}>
                {words}
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

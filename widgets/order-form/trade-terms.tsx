import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { Field } from '../ui/form.tsx';
import { maxTermLength, type Terms } from './order-fields.ts';
import { chosen, type ListKey, toggled, tradeChoices } from './trade-choices.ts';

type TermsProps = { terms: Terms; onChange: (terms: Terms) => void };

/** The lists of trade terms, shown by `trade-details.tsx`. */
export function TradeTerms({ terms, onChange }: TermsProps) {
  const { t, i18n } = useTranslation();
  const choices = tradeChoices(activeLanguage(i18n));

  const boxes = (key: Exclude<ListKey, 'month'>) => (
    <fieldset className="full">
      <legend>{t(`trade.${key}`)}</legend>
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
    <div className="form">
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
            maxLength={maxTermLength}
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

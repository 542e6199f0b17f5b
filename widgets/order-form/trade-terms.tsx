import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { Field } from '../ui/form.tsx';
import { type Order, orderRows } from './order/rows.ts';
import { keysOf, type ListName, labelsOf, tradeChoices } from './order/trade-choices.ts';

const termRows = orderRows.filter(({ trade }) => trade);

type TermsProps = { terms: Order; onChange: (terms: Partial<Order>) => void };

/** The disclosure of the trade terms. The lists depend on the date, so they are rendered when it opens. */
export function TradeTerms({ terms, onChange }: TermsProps) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasTerms = termRows.some(({ name }) => terms[name]);
  useEffect(() => {
    if (!details.current) return;
    if (hasTerms) details.current.open = true;
    // The visitor may have opened it before hydration.
    setOpen(details.current.open);
  }, [hasTerms]);
  return (
    <details
      ref={details}
      className="disclosure trade-terms full"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <span>{t('trade.title')}</span>
          <span className="optional">{` ${t('order.optional')}`}</span>
        </span>
      </summary>
      {isOpen && <TermLists terms={terms} onChange={onChange} />}
    </details>
  );
}

function TermLists({ terms, onChange }: TermsProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const choices = tradeChoices(language);
  const { month, place } = terms;
  const isListed = choices.month.some(({ key }) => key === month);

  const boxes = (name: Exclude<ListName, 'month'>) => {
    const chosen = keysOf(terms[name]);
    const toggle = (key: string) => {
      const keys = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
      onChange({ [name]: keys.join(',') });
    };
    return (
      <fieldset className="full">
        <legend>{t(`trade.${name}`)}</legend>
        {choices[name].map(({ key, label }) => (
          <label key={key}>
            <input type="checkbox" value={key} checked={chosen.includes(key)} onChange={() => toggle(key)} />
            {label}
          </label>
        ))}
      </fieldset>
    );
  };

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
            maxLength={termRows.find(({ name }) => name === 'place')?.limit}
            value={place}
            onChange={({ target }) => onChange({ place: target.value })}
          />
        )}
      </Field>
      <Field label={t('trade.month')}>
        {(control) => (
          <select
            {...control}
            className="input"
            part="input"
            value={month}
            onChange={({ target }) => onChange({ month: target.value })}
          >
            <option value="">{t('trade.anyMonth')}</option>
            {month && !isListed && <option value={month}>{labelsOf('month', month, language)}</option>}
            {choices.month.map(({ key, label }) => (
              <option key={key} value={key}>
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

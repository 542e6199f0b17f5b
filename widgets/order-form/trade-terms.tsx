import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { Field } from '../ui/form.tsx';
import { type Order, orderRows } from './order/rows.ts';
import { type Choice, keysOf, type ListName, labelsOf, tradeChoices } from './order/trade-choices.ts';
import { type OrderStore, useSelected, useTyped } from './order-store.ts';

const termRows = orderRows.filter(({ trade }) => trade);
const { limit: placeLimit = 0 } = termRows.find(({ name }) => name === 'place') ?? {};

type TermsProps = { store: OrderStore; onChange: (terms: Partial<Order>) => void };

/** The disclosure of the trade terms. The lists depend on the date, so they are rendered when it first opens. */
export function TradeTerms({ store, onChange }: TermsProps) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const hasTerms = useSelected(store, ({ typed }) => termRows.some(({ name }) => typed[name]));
  useEffect(() => {
    if (!details.current) return;
    if (hasTerms) details.current.open = true;
    // The visitor may have opened it before hydration.
    if (details.current.open) setOpened(true);
  }, [hasTerms]);
  return (
    <details ref={details} className="disclosure trade-terms full" onToggle={() => setOpened(true)}>
      <summary>
        <span>
          <span>{t('trade.title')}</span>
          <span className="optional">{` ${t('order.optional')}`}</span>
        </span>
      </summary>
      {wasOpened && <TermLists store={store} onChange={onChange} />}
    </details>
  );
}

function TermLists(props: TermsProps) {
  const { store, onChange } = props;
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const choices = tradeChoices(language);
  const month = useTyped(store, 'month');
  const place = useTyped(store, 'place');
  const isTooLong = useSelected(store, ({ problems }) => Boolean(problems.place));
  const isListed = choices.month.some(({ key }) => key === month);
  return (
    <div className="form">
      <Boxes name="packaging" choices={choices.packaging} {...props} />
      <Boxes name="delivery" choices={choices.delivery} {...props} />
      <Field
        label={t('trade.place')}
        hint={t('trade.placeHint')}
        error={isTooLong && t('errors.tooLong', { limit: formatNumber(placeLimit, language) })}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            part="input"
            dir="auto"
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
      <Boxes name="documents" choices={choices.documents} {...props} />
    </div>
  );
}

type BoxesProps = TermsProps & { name: Exclude<ListName, 'month'>; choices: Choice[] };

function Boxes({ name, choices, store, onChange }: BoxesProps) {
  const { t } = useTranslation();
  const chosen = keysOf(useTyped(store, name));
  const toggle = (key: string) => {
    const keys = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
    onChange({ [name]: keys.join(',') });
  };
  return (
    <fieldset className="full">
      <legend>{t(`trade.${name}`)}</legend>
      {choices.map(({ key, label }) => (
        <label key={key}>
          <input type="checkbox" value={key} checked={chosen.includes(key)} onChange={() => toggle(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

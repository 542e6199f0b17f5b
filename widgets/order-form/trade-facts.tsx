import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../controls/field.tsx';
import { activeLanguage } from '../language/i18n.ts';
import { type Facts, longestFact } from './order.ts';
import { chosen, factsOf, type ListKey, tapped, tradeChoices } from './trade-choices.ts';

type TradeProps = {
  order: { facts: Facts; chooseFacts: (facts: Facts) => void };
  prefill: string | undefined;
};

/** What a supplier asks back otherwise, by taps. */
export function TradeFacts({ order: { facts, chooseFacts: onChange }, prefill }: TradeProps) {
  const { t, i18n } = useTranslation();
  const part = useRef<HTMLDetailsElement>(null);
  const choices = tradeChoices(activeLanguage(i18n));
  const given = Object.values(facts).some(Boolean);
  const writing = useWriting(part);
  const [open, setOpen] = useState(given);
  useEffect(() => {
    if (given) setOpen(true);
  }, [given]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a prefill never overwrites what was chosen
  useEffect(() => {
    if (prefill) onChange({ ...factsOf(prefill, choices), ...facts });
  }, [prefill]);

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
    <details
      ref={part}
      className="trade-facts full"
      hidden={!given && !writing}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('trade.title')} <span className="optional">{t('order.optional')}</span>
      </summary>
      {open && (
        <div>
          {boxes('packaging')}
          {boxes('delivery')}
          <Field label={t('trade.place')}>
            {(control) => (
              <input
                {...control}
                className="input"
                part="input"
                dir="auto"
                autoComplete="off"
                maxLength={longestFact}
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
                {facts.month && chosen(choices.month, facts.month).length === 0 && (
                  <option>{facts.month}</option>
                )}
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
      )}
    </details>
  );
}

const headings = {
  packaging: 'trade.packaging',
  delivery: 'trade.delivery',
  documents: 'trade.documents',
} as const;

/** True once somebody writes in a field of the form. What comes only then moves no button that is being pressed. */
function useWriting(part: { current: HTMLElement | null }): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    const form = part.current?.closest('form');
    const look = () => {
      const { activeElement } = (part.current?.getRootNode() ?? document) as Document | ShadowRoot;
      if (form?.contains(activeElement) && activeElement?.matches('input, textarea')) setWriting(true);
    };
    look();
    form?.addEventListener('focusin', look);
    return () => form?.removeEventListener('focusin', look);
  }, [part]);
  return writing;
}

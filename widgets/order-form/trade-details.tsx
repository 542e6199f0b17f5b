import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { Spinner } from '../ui/icons.tsx';
import { useHandler } from '../ui/use-handler.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { maxTermLength } from './order-fields.ts';
import type { useOrder } from './use-order.ts';

type TradeProps = {
  order: Pick<ReturnType<typeof useOrder>, 'terms' | 'chooseTerms' | 'fill'>;
  prefill: string | undefined;
};

/** The trade terms in a disclosure; the lists load when the visitor is about to open it. */
export function TradeDetails({ order, prefill }: TradeProps) {
  const { terms, chooseTerms: onChange, fill } = order;
  const { t, i18n } = useTranslation();
  const part = useRef<HTMLDetailsElement>(null);
  const hasTerms = Object.values(terms).some(Boolean);
  const writing = useWriting(part);
  const [open, setOpen] = useState(hasTerms);
  const [trade, fetchTrade, failed] = useLazy(() => import('./trade-terms.tsx'), open || Boolean(prefill));
  useEffect(() => {
    if (hasTerms) setOpen(true);
  }, [hasTerms]);
  const apply = useHandler((loaded: NonNullable<typeof trade>, query: string) => {
    fill(loaded.prefilledTerms(query, activeLanguage(i18n)), 'where empty');
  });
  // Once for each value of the attribute: a term that the visitor removes stays removed.
  useEffect(() => {
    if (trade && prefill) apply(trade, prefill);
  }, [trade, prefill, apply]);

  return (
    <details
      ref={part}
      className="disclosure trade-terms full"
      hidden={!hasTerms && !writing}
      open={open}
      onPointerEnter={fetchTrade}
      onFocus={fetchTrade}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {t('trade.title')}
          <span className="optional">{` ${t('order.optional')}`}</span>
        </span>
      </summary>
      {open && trade && <trade.TradeTerms {...{ terms, maxTermLength, onChange }} />}
      {open && !trade && (failed ? <p className="error">{t('trade.failed')}</p> : <Spinner />)}
    </details>
  );
}

/** True once a text field of the form has had focus. Showing the disclosure then moves no button that is being pressed. */
function useWriting(part: { current: HTMLElement | null }): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    const form = part.current?.closest('form');
    const check = () => {
      const { activeElement } = (part.current?.getRootNode() ?? document) as Document | ShadowRoot;
      if (form?.contains(activeElement) && activeElement?.matches('input, textarea')) setWriting(true);
    };
    check();
    form?.addEventListener('focusin', check);
    return () => form?.removeEventListener('focusin', check);
  }, [part]);
  return writing;
}

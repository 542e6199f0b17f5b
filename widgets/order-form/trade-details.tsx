import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { Spinner } from '../ui/icons.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { maxTermLength } from './order.ts';
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
  // Not in an effect: the panel scrolls into view after the section has closed.
  const [before, setBefore] = useState(status);
  if (status !== before) setBefore(status);
  if (status !== before && status === 'cleared') setOpen(false);
  const [trade, fetchTrade, failed] = useLazy(() => import('./trade-terms.tsx'), open || Boolean(prefill));
  useEffect(() => {
    if (hasTerms) setOpen(true);
  }, [hasTerms]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value of the attribute
  useEffect(() => {
    if (trade && prefill) fill(trade.prefilledTerms(prefill, activeLanguage(i18n)), 'where empty');
  }, [trade, prefill]);

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
          {t('trade.title')} <span className="optional">{t('order.optional')}</span>
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

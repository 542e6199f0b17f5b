import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type TradeDetailsProps = {
  hasTerms: boolean;
  onToggle: (open: boolean) => void;
  /** The lists, which load when they are shown. */
  children: ReactNode;
};

/** The disclosure of the trade terms. It is on the page from the start, so that it moves no button when it appears. */
export function TradeDetails({ hasTerms, onToggle, children }: TradeDetailsProps) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!details.current) return;
    if (hasTerms) details.current.open = true;
    // The visitor may have opened it before hydration.
    onToggle(details.current.open);
  }, [hasTerms, onToggle]);
  return (
    <details
      ref={details}
      className="disclosure trade-terms full"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span>
          {t('trade.title')}
          <span className="optional">{` ${t('order.optional')}`}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}

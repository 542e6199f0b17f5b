import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { orderFrom } from './order-fields.ts';
import { type RecipientOptions, recipientOf } from './order-links.ts';
import type { OrderState } from './order-state.ts';
import { SendOptions } from './send-options.tsx';

type PanelProps = { options: RecipientOptions; order: OrderState; partner: string };

/** Options for an order that was not handed over. The toast says why. */
export function OrderPanel({ options, order, partner }: PanelProps) {
  const { t, i18n } = useTranslation();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  const { status, submitted } = order;
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result comes into view
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  if (!submitted) return null;

  const { fields } = submitted;
  const waiting = status === 'offline' && !online;
  const isBack = status === 'offline' && online;
  const toPage = options.submit === 'page';
  return (
    <section ref={panel} className="panel" aria-label={t('panel.label')}>
      <WarningIcon />
      <div className="text">
        <strong>{t(isBack ? 'panel.onlineTitle' : 'panel.notSent')}</strong>
        {waiting ? (
          <p className="waiting">{t('panel.waiting')}</p>
        ) : (
          <p>{t(isBack ? 'panel.online' : toPage ? 'panel.failedPage' : 'panel.failed')}</p>
        )}
        {!toPage && (
          <>
            <OpenOutside />
            <SendOptions
              order={orderFrom(fields)}
              recipient={recipientOf(options, activeLanguage(i18n))}
              partner={partner}
              chat={!waiting}
            />
          </>
        )}
      </div>
    </section>
  );
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, WarningIcon } from '../controls/icons.tsx';
import { OpenOutside } from '../controls/open-outside.tsx';
import { activeLanguage } from '../language/i18n.ts';
import { AnswerTime } from './answer-time.tsx';
import { orderFrom } from './order.ts';
import type { Outcome } from './order-options.ts';
import { type RecipientOptions, recipientOf } from './recipient.ts';
import { DoneIcon, UndoIcon } from './way-icons.tsx';
import { WaysToSend } from './ways-to-send.tsx';

type PanelProps = {
  options: RecipientOptions;
  outcome: Outcome;
  partner: string;
  onBringBack: () => void;
  onForget: () => void;
};

/**
 * What can still be done with an order: the toast's words to stay, and every other way to send it. That a tab opened
 * does not say that WhatsApp was reached, so the ways are at hand then, too.
 */
export function OrderPanel({ options, outcome, partner, onBringBack, onForget }: PanelProps) {
  const { t, i18n } = useTranslation();
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const opened = outcome.kind === 'opened';
  const { until } = outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is over once
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(onForget, until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  // The page has sent it; nothing is left to do or to bring back.
  if (outcome.kind === 'sent') {
    return (
      <section className="panel opened" aria-label={t('panel.label')}>
        <DoneIcon />
        <div className="say">
          <strong>{t('toast.sentTitle')}</strong>
          <p>{t('panel.thanks')}</p>
        </div>
      </section>
    );
  }
  const waiting = outcome.kind === 'offline' && !online;
  // Its button goes with the panel.
  const startAnew = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onForget();
    form?.querySelector('input')?.focus();
  };
  const ways = (
    <WaysToSend
      order={orderFrom(outcome.fields)}
      recipient={recipientOf(options, activeLanguage(i18n), outcome.fields.countryCode)}
      partner={partner}
      again={opened}
      online={!waiting}
    />
  );

  return (
    <section className={`panel ${opened ? 'opened' : 'failed'}`} aria-label={t('panel.label')}>
      {opened ? <DoneIcon /> : <WarningIcon />}
      <div className="say">
        <strong>{t(titles[outcome.kind])}</strong>
        <p>{t(outcome.kind === 'offline' && online ? 'panel.online' : texts[outcome.kind])}</p>
        {opened && <p>{t('panel.thanks')}</p>}
        {opened && !options.whatsapp && <AnswerTime />}
        {waiting && <p className="waiting">{t('panel.waiting')}</p>}
        <OpenOutside />
        {opened ? (
          <>
            <div className="ways" data-waiting={!outcome.cleared}>
              <button type="button" className="way" onClick={onBringBack}>
                <UndoIcon />
                {t('panel.restore')}
              </button>
              <button type="button" className="way" onClick={startAnew}>
                <CheckIcon />
                {t('panel.sent')}
              </button>
            </div>
            <p>{t('panel.kept')}</p>
            <details>
              <summary>{t('panel.notOpened')}</summary>
              {ways}
            </details>
          </>
        ) : (
          ways
        )}
      </div>
    </section>
  );
}

const titles = {
  opened: 'toast.successTitle',
  blocked: 'toast.errorTitle',
  offline: 'toast.offlineTitle',
} as const;
const texts = {
  opened: 'toast.successText',
  blocked: 'toast.errorText',
  offline: 'toast.offlineText',
} as const;

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../company/facts.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { DoneIcon, MailIcon, PhoneIcon, UndoIcon, WarningIcon, WhatsAppIcon } from '../controls/icons.tsx';
import { orderChat, orderFrom, orderMail } from './order.ts';
import type { Outcome } from './use-order.ts';

type PanelProps = { outcome: Outcome; number: string; partner: string; onBringBack: () => void };

/** What can still be done with an order: the toast's words to stay, and every other way to send it. */
export function OrderPanel({ outcome, number, partner, onBringBack }: PanelProps) {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const order = orderFrom(outcome.fields);
  const chat = orderChat(order, number, partner);
  const opened = outcome.kind === 'opened';
  const waiting = outcome.kind === 'offline' && !online;

  return (
    <section className={`panel ${opened ? 'opened' : 'failed'}`} aria-label={t('panel.label')}>
      {opened ? <DoneIcon /> : <WarningIcon />}
      <div className="say">
        <strong>{t(titles[outcome.kind])}</strong>
        <p>{t(outcome.kind === 'offline' && online ? 'panel.online' : texts[outcome.kind])}</p>
        {opened && <p>{t('panel.thanks')}</p>}
        {waiting && <p className="waiting">{t('panel.waiting')}</p>}
        <div className="ways">
          {!waiting && (
            <a className="way" href={chat.url} target="_blank" rel="noopener noreferrer">
              <WhatsAppIcon />
              <span>{t(opened ? 'panel.openAgain' : 'panel.open')}</span>
              <span className="hidden">{`(${t('common.newTab')})`}</span>
            </a>
          )}
          {opened && (
            <button type="button" className="way" data-waiting={!outcome.cleared} onClick={onBringBack}>
              <UndoIcon />
              {t('panel.restore')}
            </button>
          )}
          {!opened && (
            <>
              <CopyButton
                text={chat.message}
                lang="ar"
                label={t('panel.copy')}
                copied={t('panel.copied')}
                failed={t('panel.copyFailed')}
              />
              <a className="way" href={`tel:${company.phone}`}>
                <PhoneIcon />
                <span>
                  {t('panel.call')} <bdi dir="ltr">{company.phone}</bdi>
                </span>
              </a>
              <a className="way" href={orderMail(order, company.email, partner).url}>
                <MailIcon />
                <span>{t('panel.mail')}</span>
              </a>
            </>
          )}
        </div>
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

import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { hours } from '#company/hours.ts';
import { activeLanguage, localeOf } from '../i18n/i18n.ts';
import { formatOpening, nextOpening } from '../lib/hours.ts';
import { DoneIcon, UndoIcon } from '../ui/action-icons.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { orderFrom } from './order-fields.ts';
import { type RecipientOptions, recipientOf } from './order-links.ts';
import { type OpenError, type OrderState, openedOrder, toasts } from './order-state.ts';
import { SendOptions } from './send-options.tsx';

type PanelProps = {
  options: RecipientOptions;
  order: OrderState & Record<'restore' | 'confirm' | 'forget', () => void>;
  partner: string;
};

/**
 * Options for an order after submission: other ways to send it, because an opened tab does not prove that WhatsApp was
 * reached. Repeats an error of the toast, which disappears. After success the title says that the visitor must press Send.
 */
export function OrderPanel({ options, order, partner }: PanelProps) {
  const { t, i18n } = useTranslation();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  const { status, submitted, cut, restore, confirm, forget } = order;
  const until = openedOrder(order)?.until;
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(forget, until - Date.now());
    return () => clearTimeout(timer);
  }, [until, forget]);
  const panel = useRef<HTMLElement>(null);
  // Not after a reload, which restores an opened order as `cleared`.
  useEffect(() => {
    if (status !== 'cleared') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  // Nothing is left to do or to restore.
  if (status === 'sent') {
    return (
      <section className="panel opened" aria-label={t('panel.label')}>
        <DoneIcon />
        <div className="text">
          <strong>{t('toast.sentTitle')}</strong>
          <p>{t('panel.thanks')}</p>
        </div>
      </section>
    );
  }
  if (!submitted) return null;
  const { fields } = submitted;

  const opened = status === 'opened' || status === 'cleared';
  const waiting = status === 'offline' && !online;
  const toast = toasts[opened ? (cut ? 'openedCut' : 'opened') : (status as OpenError)];
  const isBack = status === 'offline' && online;
  const notOpenedTitle = isBack ? 'panel.onlineTitle' : toast.title;
  // The button disappears, so the focus moves to the first field.
  const startNew = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    confirm();
    form?.querySelector('input')?.focus();
  };
  const next = opened && !options.whatsapp && nextOpening(hours, new Date());
  const channels = (
    <SendOptions
      order={orderFrom(fields)}
      recipient={recipientOf(options, activeLanguage(i18n), fields.countryCode)}
      partner={partner}
      again={opened}
      online={!waiting}
    />
  );

  return (
    <section ref={panel} className={`panel ${opened ? 'opened' : 'failed'}`} aria-label={t('panel.label')}>
      {opened ? <DoneIcon /> : <WarningIcon />}
      <div className="text">
        <strong>{t(opened ? 'panel.openedTitle' : notOpenedTitle)}</strong>
        {(!opened || cut) && <p>{t(isBack ? 'panel.online' : toast.text)}</p>}
        {status === 'failed' && <p>{t('panel.failed')}</p>}
        {opened && <p>{t('panel.thanksOpened')}</p>}
        {next && <p>{t('panel.answer', { when: formatOpening(next, localeOf(i18n.language)) })}</p>}
        {waiting && <p className="waiting">{t('panel.waiting')}</p>}
        <OpenOutside />
        {opened ? (
          <>
            <div className="panel-buttons" data-waiting={status === 'opened'}>
              <button type="button" className="button line" onClick={restore}>
                <UndoIcon />
                {t('panel.restore')}
              </button>
              <button type="button" className="button line" onClick={startNew}>
                <CheckIcon />
                {t('panel.sent')}
              </button>
            </div>
            {status === 'cleared' && <p>{t('panel.retention')}</p>}
            <details className="disclosure">
              <summary>{t('panel.notOpened')}</summary>
              {channels}
            </details>
          </>
        ) : (
          channels
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

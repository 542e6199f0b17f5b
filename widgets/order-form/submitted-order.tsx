import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { DoneIcon, EditIcon } from '../ui/action-icons.tsx';
import { CheckIcon, WhatsAppIcon } from '../ui/icons.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { ChatLink } from './chat-link.tsx';
import { isFilled, type OrderFields, orderFrom } from './order-fields.ts';
import { type RecipientOptions, recipientOf } from './order-links.ts';
import { orderChat } from './order-message.ts';
import { type OrderState, openedOrder } from './order-state.ts';
import { PrintButton } from './print-button.tsx';
import { SendOptions } from './send-options.tsx';
import { MessageBubble, OrderFacts, Waybill } from './waybill.tsx';

type SubmittedOrderProps = {
  options: RecipientOptions;
  order: OrderState & { read: () => OrderFields } & Record<'restore' | 'confirm' | 'forget', () => void>;
  partner: string;
};

/**
 * The order after submission as a waybill. Until the visitor confirms that it was sent, it says what is left to do, because
 * an opened tab does not prove that WhatsApp was reached.
 */
export function SubmittedOrder({ options, order, partner }: SubmittedOrderProps) {
  const { t, i18n } = useTranslation();
  const { status, submitted, cut, confirmed, toast, restore, confirm, forget } = order;
  const until = openedOrder(order)?.until;
  const [asksToReplace, setAsksToReplace] = useState(false);
  const edit = () => (isFilled(order.read()) ? setAsksToReplace(true) : restore());
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(forget, until - Date.now());
    return () => clearTimeout(timer);
  }, [until, forget]);
  const section = useRef<HTMLElement>(null);
  const step = useId();
  useAppearance(section, status, Boolean(toast));
  if (!submitted) return null;

  const language = activeLanguage(i18n);
  const sent = status === 'sent';
  const content = orderFrom(submitted.fields);
  const recipient = recipientOf(options, language);
  const toPage = options.submit === 'page';
  const facts = <OrderFacts order={content} recipient={recipient} at={submitted.at} />;
  const url = orderChat(content, recipient.whatsapp, partner).url;
  const more = (
    <>
      <div className="text-buttons">
        {confirmed && <ChatLink url={url}>{t('panel.openAgain')}</ChatLink>}
        <PrintButton />
      </div>
      {!sent && (
        <details className="disclosure">
          <summary>{t('panel.notOpened')}</summary>
          <SendOptions order={content} recipient={recipient} partner={partner} />
        </details>
      )}
      {!toPage && (
        <details className="disclosure">
          <summary>{t('waybill.message')}</summary>
          <MessageBubble order={content} partner={partner} />
        </details>
      )}
    </>
  );

  return (
    <section
      ref={section}
      className="submitted"
      tabIndex={-1}
      aria-label={t(sent ? 'toast.sentTitle' : 'panel.label')}
      aria-describedby={step}
    >
      <Waybill
        order={content}
        facts={facts}
        more={more}
        done={sent}
        letterhead={{ recipient, ours: !options.whatsapp && !toPage }}
      >
        {sent ? (
          <>
            <strong>
              <DoneIcon />
              <span>{t('toast.sentTitle')}</span>
            </strong>
            <p id={step}>{t('panel.thanks')}</p>
          </>
        ) : (
          <>
            <strong id={step}>{t('panel.openedTitle')}</strong>
            {cut && <p>{t('toast.successTruncated')}</p>}
            <OpenOutside />
            <div className="buttons">
              <a className="button big" part="button" href={url} target="_blank" rel="noopener noreferrer">
                <WhatsAppIcon />
                <span>{t('panel.openAgain')}</span>
                <span className="visually-hidden">{t('common.newTab')}</span>
              </a>
              {asksToReplace ? (
                <ReplaceQuestion replace={restore} cancel={() => setAsksToReplace(false)} />
              ) : (
                <button type="button" className="button line" part="button" onClick={edit}>
                  <EditIcon />
                  {t('panel.restore')}
                </button>
              )}
              <button type="button" className="button line" part="button" onClick={confirm}>
                <CheckIcon />
                {t('panel.sent')}
              </button>
            </div>
            <p className="retention">{t('panel.retention')}</p>
          </>
        )}
      </Waybill>
    </section>
  );
}

/** Asks before Edit replaces what the visitor has typed in the next request. */
function ReplaceQuestion({ replace, cancel }: { replace: () => void; cancel: () => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="replace-question">
      <legend>{t('waybill.replaceQuestion')}</legend>
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the pressed button */}
      <button type="button" className="button line" part="button" autoFocus onClick={replace}>
        {t('waybill.replace')}
      </button>
      <button type="button" className="button line" part="button" onClick={cancel}>
        {t('waybill.cancelReplace')}
      </button>
    </fieldset>
  );
}

/**
 * When the waybill appears or is confirmed, it comes into view, and the focus moves to it from a button that has gone or
 * that is not the next step. A waybill that a reload restores does neither.
 */
function useAppearance(
  section: { current: HTMLElement | null },
  status: OrderState['status'],
  isNew: boolean,
): void {
  const last = useRef(isNew ? undefined : status);
  useEffect(() => {
    const waybill = section.current;
    const changed = last.current !== status;
    last.current = status;
    if (!waybill || !changed) return;
    const root = waybill.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement as HTMLInputElement | null;
    // Not from another field of the page.
    const isFree =
      document.activeElement === document.body ||
      (focused?.matches('[type=submit], [name]:is(input, textarea)') && !focused.value);
    if (isFree) waybill.focus({ preventScroll: true });
    const { top } = waybill.getBoundingClientRect();
    const covered = root.querySelector('.toast')?.getBoundingClientRect().bottom ?? 0;
    if (top < covered || top > innerHeight / 2) waybill.scrollIntoView({ block: 'start' });
  }, [section, status]);
}

import {
  type ComponentType,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import { BubbleIcon, EditIcon, MailIcon, PhoneIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/buttons.tsx';
import { WarningIcon, WhatsAppIcon } from '../ui/icons.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { mailLink, orderChat, smsLink } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';
import { isFilled, type Order, orderFrom, type TypedOrder } from './order.ts';
import type { HandedOver } from './order-draft.ts';
import { useQuantityTexts } from './quantity-note.tsx';
import { type Recipient, recipientOf } from './recipient.tsx';
import { formatTime } from './trade-choices.ts';
import type { Attempt, OrderOptions } from './use-order.ts';
import { PrintButton, Waybill } from './waybill.tsx';

type FailureProps = { attempt: Attempt; options: OrderOptions };

/** How else an order can be sent that was not handed over. The toast says why. */
export function Failure({ attempt, options }: FailureProps) {
  const { t, i18n } = useTranslation();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure comes into view
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  const isOffline = attempt.result === 'offline';
  const isBack = isOffline && online;
  const isWaiting = isOffline && !online;
  return (
    <section ref={panel} className="panel" aria-label={t('waybill.label')}>
      <WarningIcon />
      <div className="text">
        <strong>{t(isBack ? 'send.onlineTitle' : 'send.notSent')}</strong>
        <p>{t(isWaiting ? 'send.waiting' : isBack ? 'send.online' : 'send.failed')}</p>
        <OpenOutside />
        <SendOptions
          order={orderFrom(attempt.typed)}
          recipient={recipientOf(options, activeLanguage(i18n))}
          partner={options.partner}
          chat={!isWaiting}
        />
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

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };
function NewTab() {
  const { t } = useTranslation();
  return <span className="visually-hidden">{` ${t('common.newTab')}`}</span>;
}

type SendOptionsProps = {
  order: Order;
  recipient: Recipient;
  partner: string | undefined;
  /** Offers WhatsApp too. Without a connection it cannot be reached; a call and an SMS need none. */
  chat?: boolean;
};

/** All channels by which an order can still be sent. A status message follows each press. */
function SendOptions({ order, recipient, partner, chat: offersChat = false }: SendOptionsProps) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<`send.${'chatOpens' | 'mailOpens' | 'smsOpens'}`>();
  const { phone, email, whatsapp } = recipient;
  const { message, url } = orderChat(order, whatsapp, partner);
  const channel = (
    Icon: ComponentType,
    text: ReactNode,
    href: string,
    next?: typeof status,
    newTab?: object,
  ) => (
    <a className="text-button" href={href} onClick={() => next && setStatus(next)} {...newTab}>
      <Icon />
      <span>{text}</span>
      {newTab && <NewTab />}
    </a>
  );
  const call = (
    <>
      <span>{t('send.call')}</span> <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </>
  );
  return (
    <>
      <div className="text-buttons">
        {offersChat && channel(WhatsAppIcon, t('send.open'), url, 'send.chatOpens', inNewTab)}
        <CopyButton text={message} lang="ar" texts="send" />
        {channel(BubbleIcon, t('send.sms'), smsLink(whatsapp, order), 'send.smsOpens')}
        {email && channel(MailIcon, t('send.mail'), mailLink(email, message), 'send.mailOpens')}
        {phone && channel(PhoneIcon, call, `tel:${phone}`)}
      </div>
      <p role="status" className="send-status">
        {status && t(status)}
      </p>
    </>
  );
}

type HandedOverProps = {
  handedOver: HandedOver;
  options: OrderOptions;
  /** Metric tons. */
  minimum: number;
  /** The visitor writes the next order: the waybill is one line. */
  isFolded: boolean;
  /** What is typed in the form. */
  read: () => TypedOrder;
  onEdit: () => void;
};

/**
 * An order with which the chat was opened, as a waybill. It says what is left to do, because an opened tab does not prove
 * that the message was sent.
 */
export function HandedOverOrder(props: HandedOverProps) {
  const { handedOver, options, minimum, isFolded, read, onEdit } = props;
  const { partner } = options;
  const { t, i18n } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const step = useId();
  useAppearance(section, handedOver, isFolded);
  const language = activeLanguage(i18n);
  const order = orderFrom(handedOver.typed);
  const { inTons } = useQuantityTexts('');
  const recipient = recipientOf(options, language);

  const waybill = (
    <Waybill
      {...{ order, recipient }}
      at={handedOver.at}
      minimum={minimum}
      ours={!options.whatsapp}
      more={
        <>
          <div className="text-buttons">
            <PrintButton />
          </div>
          <details className="disclosure" onToggle={showOpened}>
            <summary>{t('waybill.otherWays')}</summary>
            <SendOptions {...{ order, recipient, partner }} />
          </details>
          <details className="disclosure" onToggle={showOpened}>
            <summary>{t('waybill.message')}</summary>
            <MessageBubble order={order} partner={partner} />
          </details>
          <p>{t('waybill.thanks')}</p>
          <p>{t('waybill.retention')}</p>
        </>
      }
    >
      <strong id={step}>{t('waybill.step')}</strong>
      <OpenOutside />
      <div className="buttons">
        <a
          className="button big"
          part="button"
          href={orderChat(order, recipient.whatsapp, partner).url}
          {...inNewTab}
        >
          <WhatsAppIcon />
          <span>{t('waybill.openAgain')}</span>
          <NewTab />
        </a>
        <EditButton {...{ read, onEdit }} />
      </div>
    </Waybill>
  );

  return (
    <section
      ref={section}
      className={isFolded ? 'submitted folded' : 'submitted'}
      tabIndex={-1}
      aria-label={t('waybill.label')}
      aria-describedby={isFolded ? undefined : step}
    >
      {isFolded ? (
        <details className="disclosure" onToggle={showOpened}>
          <summary>
            <span>
              <span translate="no">{`${inTons(BigInt(order.quantity))} · ${formatTime(handedOver.at, language)}`}</span>
              <span className="show">{` · ${t('waybill.show')}`}</span>
            </span>
          </summary>
          {waybill}
        </details>
      ) : (
        waybill
      )}
    </section>
  );
}

const intoView = (element: Element | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
/** Scrolls to what a disclosure has opened. */
const showOpened = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
  currentTarget.open && intoView(currentTarget);

/** Fills the order in again. Asks before it replaces what is typed in the next order. */
function EditButton({ read, onEdit }: Pick<HandedOverProps, 'read' | 'onEdit'>) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <button
        type="button"
        className="button line"
        part="button"
        onClick={() => (isFilled(read()) ? setAsks(true) : onEdit())}
      >
        <EditIcon />
        <span>{t('waybill.edit')}</span>
      </button>
    );
  return (
    <fieldset className="buttons" ref={intoView}>
      <legend>{t('waybill.replaceQuestion')}</legend>
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the pressed button */}
      <button type="button" className="button line" part="button" autoFocus onClick={onEdit}>
        {t('waybill.replace')}
      </button>
      <button type="button" className="button line" part="button" onClick={() => setAsks(false)}>
        {t('waybill.cancelReplace')}
      </button>
    </fieldset>
  );
}

/**
 * When a waybill appears after Send, it comes into view, and the focus moves to it from a button or field that is no longer
 * the next step. A waybill that a reload restores does neither.
 */
function useAppearance(
  section: { current: HTMLElement | null },
  handedOver: HandedOver,
  isFolded: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: folding is no appearance
  useEffect(() => {
    const waybill = section.current;
    if (!waybill || isFolded || handedOver.isRestored) return;
    const root = waybill.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement as HTMLInputElement | null;
    // Not from another field of the page.
    const isFree =
      document.activeElement === document.body ||
      (focused?.matches('[type=submit], [name]:is(input, textarea)') && !focused.value);
    if (isFree) waybill.focus({ preventScroll: true });
    const { top = 0, bottom = 0 } = waybill.querySelector('.slip')?.getBoundingClientRect() ?? {};
    const covered = root.querySelector('.toast')?.getBoundingClientRect().bottom ?? 0;
    if (top < covered || bottom > innerHeight) waybill.scrollIntoView({ block: 'start' });
  }, [section, handedOver]);
}

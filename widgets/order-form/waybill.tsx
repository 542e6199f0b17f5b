import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { activeLanguage } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import { EditIcon, PrintIcon } from '../ui/action-icons.tsx';
import { WhatsAppIcon } from '../ui/icons.tsx';
import { EmailText, Identifier } from '../ui/identifier.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { printAlone } from '../ui/print-alone.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { HandedOver } from './order/draft.ts';
import { orderChat } from './order/message.ts';
import { hasInput, orderFrom } from './order/order.ts';
import type { Tons } from './order/quantity.ts';
import type { Order, TypedOrder } from './order/rows.ts';
import { formatDate, formatTime, type ListName, labelsOf } from './order/trade-choices.ts';
import printStyles from './print.css?inline';
import { useQuantityTexts } from './quantity-texts.ts';
import { type Recipient, recipientOf } from './recipient.tsx';
import { SendOptions } from './send-options.tsx';
import waybillStyles from './waybill.css?inline';
import yardStyles from './yard.css?inline';
import { Yard } from './yard.tsx';

type HandedOverProps = {
  handedOver: HandedOver;
  minimum: Tons;
  /** The visitor writes the next order: the waybill is one line. */
  isFolded: boolean;
  /** Reads the input of the form. */
  read: () => TypedOrder;
  onEdit: () => void;
};

/**
 * An order with which the chat was opened, as a slip of paper, on the screen and in print. It says what is left to do,
 * because an opened tab does not prove that the message was sent.
 */
export function HandedOverOrder(props: HandedOverProps) {
  const { handedOver, minimum, isFolded, read, onEdit } = props;
  const { to } = handedOver;
  const { t, i18n } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const step = useId();
  useReveal(section, handedOver, isFolded);
  const language = activeLanguage(i18n);
  const order = orderFrom(handedOver.typed);
  const recipient = recipientOf(to, language);
  const { inTons } = useQuantityTexts();
  const tons = inTons(BigInt(order.quantity));
  const phones = new Set([`+${recipient.whatsapp}`, recipient.phone].filter(Boolean).map(formatPhone));

  const waybill = (
    <div className="waybill" part="order">
      <div className="printed letterhead">
        {!to.whatsapp && <Logo width={48} height={48} />}
        <strong>{recipient.name}</strong>
        <h1>{t('order.title')}</h1>
      </div>
      <div className="slip">
        <div className="next-step">
          <strong id={step}>{t('waybill.step')}</strong>
          <OpenOutside />
          <div className="buttons">
            <NewTabLink
              className="button big"
              part="button"
              href={orderChat(order, recipient.whatsapp, to.partner).url}
            >
              <WhatsAppIcon />
              <span>{t('waybill.openAgain')}</span>
            </NewTabLink>
            <EditButton {...{ read, onEdit }} />
          </div>
        </div>
        <div className="order-facts">
          <div className="amount">
            <div className="goods">
              <QuantityFigure tons={order.quantity} />
              <Identifier>DAP 18-46-0</Identifier>
            </div>
            <Yard tons={order.quantity} packaging={order.packaging} minimum={minimum} />
          </div>
          <OrderFacts {...{ order, recipient }} at={handedOver.at} />
        </div>
      </div>
      <div className="more">
        <p>{t('waybill.thanks')}</p>
        <p>{t('waybill.retention')}</p>
        <div className="text-buttons">
          <PrintButton />
        </div>
        <details className="disclosure" onToggle={showOpened}>
          <summary>{t('waybill.otherWays')}</summary>
          <SendOptions sent={handedOver} />
        </details>
        <details className="disclosure" onToggle={showOpened}>
          <summary>{t('waybill.message')}</summary>
          <MessageBubble order={order} partner={to.partner} />
        </details>
      </div>
      <div className="printed closing">
        <p className="signature">{t('waybill.signature')}</p>
        <p>
          {[...phones, recipient.email].map((contact) => (
            <Identifier key={contact}>{contact}</Identifier>
          ))}
        </p>
      </div>
    </div>
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
              <span translate="no">
                {[tons, formatTime(handedOver.at, language)].filter(Boolean).join(' · ')}
              </span>
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

/** A quantity as a large number with a small unit. */
function QuantityFigure({ tons }: { tons: string }) {
  const { format, inTons } = useQuantityTexts();
  const number = format(BigInt(tons));
  const [before = '', after] = inTons(BigInt(tons)).split(number);
  return (
    <p className={number.length > 7 ? 'figure long' : 'figure'}>
      <span translate="no">{after === undefined ? before : number}</span>
      {after && <small>{` ${after.trim()}`}</small>}
    </p>
  );
}

type OrderFactsProps = { order: Order; recipient: Recipient; at: number };

/** Buyer, delivery, recipient and time of an order. */
function OrderFacts({ order, recipient, at }: OrderFactsProps) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const labels = (name: ListName) => labelsOf(name, order[name], language);
  const number = (phone: string) => <Identifier key={phone}>{formatPhone(phone)}</Identifier>;
  // On the screen, the message has those that are only printed.
  const facts: [use: 'printed' | '', label: string, ...values: ReactNode[]][] = [
    ['', t('waybill.buyer'), order.company, order.name],
    ['', t('order.phone'), number(order.phone)],
    ['printed', t('order.email'), <EmailText key="email" email={order.email} />],
    ['', t('trade.delivery'), ...labels('delivery'), order.place],
    ['', t('waybill.month'), ...labels('month')],
    ['', t('trade.documents'), ...labels('documents')],
    ['printed', t('order.message'), order.message],
    ['', t('waybill.recipient'), recipient.name, number(`+${recipient.whatsapp}`)],
    ['', t('waybill.date'), formatDate(at, language)],
  ];
  return (
    <dl className="facts">
      {facts.map(([use, label, ...values]) => {
        const filled = values.filter(Boolean);
        return (
          filled.length > 0 && (
            <div key={label} className={use}>
              <dt>{label}</dt>
              <dd>
                {filled.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the values of a fact have a fixed order
                  <Fragment key={index}>
                    {index > 0 && ' '}
                    <span>
                      <bdi>{value}</bdi>
                      {index < filled.length - 1 && '\u00A0·'}
                    </span>
                  </Fragment>
                ))}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function PrintButton() {
  const { t } = useTranslation();
  const print = ({ currentTarget }: MouseEvent) => {
    const waybill = currentTarget.closest<HTMLElement>('.waybill');
    if (!waybill) return;
    const style = getComputedStyle(waybill);
    const styles = [yardStyles, waybillStyles, printStyles];
    printAlone(waybill, `${t('order.title')} – DAP 18-46-0`, styles, (body) => {
      const page = body.ownerDocument;
      for (const name of ['--_band', '--dap-color-brand'])
        page.documentElement.style.setProperty(name, style.getPropertyValue(name));
      body.append(page.importNode(waybill, true));
    });
  };
  return (
    <button type="button" className="text-button" onClick={print}>
      <PrintIcon />
      <span>{t('waybill.print')}</span>
    </button>
  );
}

const intoView = (element: Element | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
const showOpened = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
  currentTarget.open && intoView(currentTarget);

/** Fills the order in again. Asks before it replaces what is typed in the next order. */
function EditButton({ read, onEdit }: Pick<HandedOverProps, 'read' | 'onEdit'>) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<boolean>();
  if (!asks)
    return (
      <button
        type="button"
        className="button line"
        part="button"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the Cancel button
        autoFocus={asks === false}
        onClick={() => (hasInput(read()) ? setAsks(true) : onEdit())}
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

/** After Send, the waybill scrolls into view and takes the focus from what is no longer the next step; not after a reload. */
function useReveal(section: RefObject<HTMLElement | null>, handedOver: HandedOver, isFolded: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: not after folding
  useEffect(() => {
    const waybill = section.current;
    if (!waybill || isFolded || handedOver.isRestored) return;
    const root = waybill.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement as HTMLInputElement | null;
    // The focus stays in another field of the page.
    const isFree =
      document.activeElement === document.body ||
      (focused?.matches('[type=submit], [name]:is(input, textarea)') && !focused.value);
    if (isFree) waybill.focus({ preventScroll: true });
    const { top = 0, bottom = 0 } = waybill.querySelector('.slip')?.getBoundingClientRect() ?? {};
    const covered = root.querySelector('.toast')?.getBoundingClientRect().bottom ?? 0;
    if (top >= covered && bottom <= innerHeight) return;
    waybill.style.scrollMarginBlockStart = `${covered + 8}px`;
    waybill.scrollIntoView({ block: 'start' });
    waybill.style.scrollMarginBlockStart = '';
  }, [section, handedOver]);
}

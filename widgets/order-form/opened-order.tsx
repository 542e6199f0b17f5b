import { Component, type ReactNode, type RefObject, useDeferredValue, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage, localeOf } from '../i18n/i18n.ts';
import { EditIcon } from '../ui/action-icons.tsx';
import { WhatsAppIcon } from '../ui/icons.tsx';
import { Identifier } from '../ui/identifier.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { PressedOrder } from './order/draft.ts';
import { orderChat } from './order/message.ts';
import { hasInput, orderFrom } from './order/order.ts';
import type { Tons } from './order/quantity.ts';
import { type OrderStore, useSelected } from './order-store.ts';
import { useQuantityTexts } from './quantity-texts.ts';
import { recipientOf } from './recipient.tsx';
import { SendOptions } from './send-options.tsx';
import { Yard } from './yard.tsx';

type PanelProps = { opened: PressedOrder; minimum: Tons; onEdit: () => void };
type OpenedPanelProps = PanelProps & { store: OrderStore; form: RefObject<HTMLFormElement | null> };

/**
 * An order with which the chat was opened. It says what is left to do, because an opened tab does not prove that the message
 * was sent. While the next order is typed, it is a line.
 */
export function OpenedPanel({ store, form, ...props }: OpenedPanelProps) {
  // Editing would replace what is typed in the next order.
  const isNextTyped = useSelected(store, ({ typed }) => hasInput(typed));
  // In a later task: after the input event, WebKit scrolls to the previous position of the caret.
  const isCompact = useDeferredValue(isNextTyped);
  return (
    <PanelBoundary form={form}>
      <Panel {...props} isCompact={isCompact} />
    </PanelBoundary>
  );
}

/** If the panel throws, the form stays without it: no failure replaces an opened order. */
class PanelBoundary extends Component<{ children: ReactNode; form: OpenedPanelProps['form'] }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  /** The position of the form, which stays where it is when the panel above becomes a line. */
  override getSnapshotBeforeUpdate = () => this.props.form.current?.getBoundingClientRect().top ?? 0;
  override componentDidUpdate(_props: unknown, _state: unknown, top: number): void {
    scrollBy({ top: this.getSnapshotBeforeUpdate() - top, behavior: 'instant' });
  }
  override render = () => !this.state.hasFailed && this.props.children;
}

function Panel({ opened, minimum, onEdit, isCompact }: PanelProps & { isCompact: boolean }) {
  const { t, i18n } = useTranslation();
  const { inTons } = useQuantityTexts();
  const panel = useRef<HTMLElement>(null);
  const step = useId();
  const order = orderFrom(opened.typed);
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' });
  const { partner } = opened.to;
  const { whatsapp } = recipientOf(opened.to, activeLanguage(i18n));

  useEffect(() => {
    const { current } = panel;
    if (!current || opened.isRestored) return;
    const { activeElement } = current.getRootNode() as Document | ShadowRoot;
    const isInForm = current.parentElement?.contains(activeElement);
    // The focus stays in another field of the page, and in a field with text.
    if (document.activeElement === document.body || (isInForm && !(activeElement as HTMLInputElement).value))
      current.focus({ preventScroll: true });
    current.scrollIntoView({ block: 'start' });
  }, [opened]);

  const figure = (
    <p className="figure">
      {isCompact && <small>{t('sent.label')}:</small>} {inTons(BigInt(order.quantity))}{' '}
      <small>
        <Identifier>DAP 18-46-0</Identifier> · {time.format(opened.at)}
      </small>
    </p>
  );
  const openAgain = (
    <NewTabLink
      className={isCompact ? 'button line' : 'button big'}
      part="button"
      href={orderChat(order, whatsapp, partner).url}
    >
      <WhatsAppIcon />
      <span>{t('sent.openAgain')}</span>
    </NewTabLink>
  );
  const attributes = { ref: panel, part: 'order', tabIndex: -1, 'aria-label': t('sent.label') };
  if (isCompact)
    return (
      <section {...attributes} className="opened compact">
        {figure}
        {openAgain}
      </section>
    );
  return (
    <section {...attributes} className="opened" aria-describedby={step}>
      <div className="next">
        <strong id={step}>{t('sent.step')}</strong>
        <OpenOutside />
        <div className="buttons">
          {openAgain}
          <button type="button" className="button line" part="button" onClick={onEdit}>
            <EditIcon />
            <span>{t('sent.edit')}</span>
          </button>
        </div>
      </div>
      <div className="what stack">
        {figure}
        <Yard tons={order.quantity} packaging={order.packaging} minimum={minimum} isBelowFigure />
      </div>
      <div className="more">
        <p>{t('sent.thanks')}</p>
        <p>{t('sent.retention')}</p>
        <details className="disclosure">
          <summary>{t('sent.otherWays')}</summary>
          <SendOptions attempt={opened} />
        </details>
        <details className="disclosure">
          <summary>{t('sent.message')}</summary>
          <MessageBubble order={order} partner={partner} />
        </details>
      </div>
    </section>
  );
}

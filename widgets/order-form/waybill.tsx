import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#company/logo.svg';
import { activeLanguage } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import { PrintIcon } from '../ui/action-icons.tsx';
import { printAlone } from '../ui/print-alone.ts';
import { Email } from './message-bubble.tsx';
import type { Order } from './order.ts';
import printStyles from './print.css?inline';
import chartStyles from './quantity-chart.css?inline';
import { QuantityChart, QuantityFigure } from './quantity-chart.tsx';
import { useQuantityTexts } from './quantity-note.tsx';
import type { Recipient } from './recipient.tsx';
import { formatDate, type ListName, labelsOf } from './trade-choices.ts';
import waybillStyles from './waybill.css?inline';

type WaybillProps = {
  order: Order;
  /** When the chat was opened, milliseconds since 1970. */
  at: number;
  recipient: Recipient;
  /** The minimum order in metric tons. */
  minimum: number;
  /** The recipient is the company of this product: its logo is in the letterhead of the print. */
  ours: boolean;
  /** The stub: what to do next. */
  children: ReactNode;
  /** Below the slip. */
  more: ReactNode;
};

/** The order as a slip of paper, on the screen and in print. */
export function Waybill({ order, at, recipient, minimum, ours, children, more }: WaybillProps) {
  const { t } = useTranslation();
  const { size, packed } = useQuantityTexts(order.quantity, order.packaging);
  const phones = new Set([`+${recipient.whatsapp}`, recipient.phone].filter(Boolean).map(formatPhone));
  return (
    <div className="waybill" part="order">
      <div className="printed letterhead">
        {ours && <Logo width={48} height={48} />}
        <strong>{recipient.name}</strong>
        <h1>{t('order.title')}</h1>
      </div>
      <div className="slip">
        <div className="next-step">{children}</div>
        <div className="order-facts">
          <div className="amount">
            <div className="goods">
              <QuantityFigure tons={order.quantity} />
              <bdi dir="ltr">DAP 18-46-0</bdi>
            </div>
            <p className="counts">{packed()}</p>
            <QuantityChart tons={Number(size.tons)} minimum={minimum} packaging={size.packaging} />
          </div>
          <OrderFacts {...{ order, recipient, at }} />
        </div>
      </div>
      <div className="more">{more}</div>
      <div className="printed closing">
        <p className="signature">{t('waybill.signature')}</p>
        <p>
          {[...phones, recipient.email].map((contact) => (
            <bdi key={contact} dir="ltr">
              {contact}
            </bdi>
          ))}
        </p>
      </div>
    </div>
  );
}

/** Buyer, delivery, recipient and time of an order. */
function OrderFacts({ order, recipient, at }: Pick<WaybillProps, 'order' | 'recipient' | 'at'>) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const labels = (name: ListName) => labelsOf(name, order[name] ?? '', language);
  const number = (phone: string) => (
    <bdi key={phone} dir="ltr">
      {formatPhone(phone)}
    </bdi>
  );
  const facts: [label: string, ...values: ReactNode[]][] = [
    [t('waybill.buyer'), order.company, order.name],
    [t('order.phone'), number(order.phone)],
    [t('order.email'), <Email key="email" address={order.email} />],
    [t('trade.delivery'), ...labels('delivery'), order.place],
    [t('waybill.month'), ...labels('month')],
    [t('trade.documents'), ...labels('documents')],
    [t('order.message'), order.message],
    [t('waybill.recipient'), recipient.name || number(`+${recipient.whatsapp}`)],
    [t('waybill.date'), formatDate(at, language)],
  ];
  // On the screen they are in the message.
  const printedOnly = [t('order.phone'), t('order.email'), t('order.message')];
  return (
    <dl className="facts">
      {facts.map(([label, ...values]) => {
        const filled = values.filter(Boolean);
        return (
          filled.length > 0 && (
            <div key={label} className={printedOnly.includes(label) ? 'printed' : ''}>
              <dt>{label}</dt>
              <dd>
                {filled.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the values of a fact have a fixed order
                  <Fragment key={index}>
                    {index > 0 && ' · '}
                    <bdi>{value}</bdi>
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

/** Prints the waybill that contains the button. */
export function PrintButton() {
  const { t } = useTranslation();
  const print = ({ currentTarget }: MouseEvent) => {
    const waybill = currentTarget.closest<HTMLElement>('.waybill');
    const title = `${t('order.title')} – DAP 18-46-0`;
    if (waybill)
      printAlone(waybill, title, [chartStyles, waybillStyles, printStyles], (body) => copy(waybill, body));
  };
  return (
    <button type="button" className="text-button" onClick={print}>
      <PrintIcon />
      <span>{t('waybill.print')}</span>
    </button>
  );
}

/** Custom properties of the page that the print uses. */
const printedProperties = ['--band', '--dap-color-brand'];

/** Copies the waybill into the printed page. */
function copy(waybill: HTMLElement, body: HTMLElement): void {
  const style = getComputedStyle(waybill);
  const page = body.ownerDocument;
  for (const name of printedProperties) {
    const value = style.getPropertyValue(name);
    if (value) page.documentElement.style.setProperty(name, value);
  }
  body.append(page.importNode(waybill, true));
}

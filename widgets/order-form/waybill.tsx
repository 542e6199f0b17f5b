import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../contact-card/logo.tsx';
import { activeLanguage } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import type { Order } from './order-fields.ts';
import type { Recipient } from './order-links.ts';
import { orderLines } from './order-message.ts';
import { ChartSymbol, palletsPerSymbol, QuantityChart, tonsPerSymbol } from './quantity-chart.tsx';
import { useQuantityTexts } from './quantity-texts.ts';
import { chosen, formatDate, tradeChoices } from './trade-choices.ts';

type WaybillProps = {
  order: Order;
  /** The facts below the quantity. */
  facts?: ReactNode;
  /** The part below the seam. */
  children: ReactNode;
  /** Below the slip. */
  more?: ReactNode;
  /** The order was sent. */
  done?: boolean;
  /** Only in print: the recipient, and whether it is the company of this product. */
  letterhead?: { recipient: Recipient; ours: boolean };
};

/** The order as a slip of paper, on the screen and in print. */
export function Waybill({ order, facts, children, more, done = false, letterhead }: WaybillProps) {
  const { t } = useTranslation();
  const { quantity, packaging } = order;
  const { size, packed } = useQuantityTexts(quantity, packaging);
  const tons = Number(size.tons);
  return (
    <div className={`waybill ${done ? 'done' : ''}`} part="order">
      {letterhead && (
        <div className="printed letterhead">
          {letterhead.ours && <Logo width={48} height={48} />}
          <strong>{letterhead.recipient.name}</strong>
          <h1>{t('order.title')}</h1>
        </div>
      )}
      <div className="slip">
        <div className="order-facts">
          <div className="amount">
            <QuantityFigure tons={quantity} />
            <p className="goods">
              <bdi dir="ltr">DAP 18-46-0</bdi>
            </p>
            <p className="counts">{packed()}</p>
            <ChartLegend tons={tons} packaging={size.packaging} />
            <QuantityChart tons={tons} packaging={size.packaging} />
          </div>
          {facts}
        </div>
        <div className="next-step">{children}</div>
      </div>
      {more && <div className="more">{more}</div>}
      {letterhead && (
        <div className="printed closing">
          <p className="signature">{t('waybill.signature')}</p>
          <p>
            {[
              letterhead.recipient.phone && formatPhone(letterhead.recipient.phone),
              letterhead.recipient.email,
            ]
              .filter(Boolean)
              .map((contact) => (
                <bdi key={contact} dir="ltr">
                  {contact}
                </bdi>
              ))}
          </p>
        </div>
      )}
    </div>
  );
}

/** The value of one symbol of the chart. */
export function ChartLegend({ tons, packaging }: { tons: number; packaging: string }) {
  const { inTons, inPallets } = useQuantityTexts('');
  const weight = inTons(tonsPerSymbol(tons));
  const pallets = inPallets(palletsPerSymbol(tons));
  return (
    <p className="legend" aria-hidden="true">
      <ChartSymbol packaging={packaging} />{' '}
      <span>{`= ${packaging === 'bags' ? `${pallets} (${weight})` : weight}`}</span>
    </p>
  );
}

/** A quantity as a large number with a small unit. */
export function QuantityFigure({ tons }: { tons: string }) {
  const { size, format, inTons } = useQuantityTexts(tons);
  const number = format(size.tons);
  const [before = '', after] = inTons(size.tons).split(number);
  return (
    <p className={number.length > 7 ? 'figure long' : 'figure'}>
      <span translate="no">{after === undefined ? before : number}</span>
      {after && <small>{` ${after.trim()}`}</small>}
    </p>
  );
}

/** Buyer, delivery, recipient and time of an order. */
export function OrderFacts({ order, recipient, at }: { order: Order; recipient: Recipient; at: number }) {
  const { t, i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const choices = tradeChoices(language);
  const labels = (key: 'delivery' | 'documents' | 'month') => {
    const known = chosen(choices[key], order[key]).map(({ label }) => label);
    return known.length > 0 ? known : [order[key]];
  };
  const facts: [label: string, ...values: (ReactNode | undefined)[]][] = [
    [t('waybill.buyer'), order.company, order.name],
    [
      t('order.phone'),
      <bdi key="phone" dir="ltr">
        {formatPhone(order.phone)}
      </bdi>,
    ],
    [t('order.email'), <Email key="email" address={order.email} />],
    [t('trade.delivery'), ...labels('delivery'), order.place],
    [t('waybill.month'), ...labels('month')],
    [t('trade.documents'), ...labels('documents')],
    [t('order.message'), order.message],
    [
      t('waybill.recipient'),
      recipient.name,
      recipient.whatsapp && (
        <bdi key="number" dir="ltr">
          {formatPhone(`+${recipient.whatsapp}`)}
        </bdi>
      ),
    ],
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
              {filled.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the values of a fact have a fixed order
                <dd key={index}>
                  <bdi>{value}</bdi>
                </dd>
              ))}
            </div>
          )
        );
      })}
    </dl>
  );
}

/** An email address that wraps after the @ and before the dots. */
function Email({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

/** A line with its value in the direction of the value's own words. */
function directed({ of, text, value }: { of: string; text: string; value: string }): ReactNode {
  const at = text.lastIndexOf(value);
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <bdi>{of === 'email' ? <Email address={value} /> : value}</bdi>
      <span>{text.slice(at + value.length)}</span>
    </>
  );
}

type BubbleProps = { order: Order; partner: string };

/** The message as the chat shows it; outside Arabic each line has its label in the language of the visitor above it. */
export function MessageBubble({ order, partner }: BubbleProps) {
  const { t, i18n } = useTranslation();
  const labeled = i18n.language !== 'ar';
  return (
    <dl className="bubble">
      {orderLines(order, partner).map((line) => {
        const { of, label, text, empty } = line;
        const name = t(label as 'order.name');
        return (
          <div key={of}>
            {labeled && <dt>{empty ? t('preview.empty', { label: name }) : name}</dt>}
            <dd lang="ar" dir="rtl">
              {of === 'title' ? <strong>{text.replaceAll('*', '')}</strong> : directed(line)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

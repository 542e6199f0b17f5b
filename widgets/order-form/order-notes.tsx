import { useTranslation } from 'react-i18next';
import { bagsPerPallet, bagWeight, plausibleMaximum } from '#company/facts.ts';
import { type Choices, packaging as choices } from '#company/trade.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { type CountryCode, formatPhone } from '../lib/phone.ts';
import { isolated, isolatedLeftToRight } from '../lib/text.ts';
import { CopyButton } from '../ui/buttons.tsx';
import { type Order, type OrderTable, orderFields, orderLines } from './order.ts';
import { type RecipientOptions, recipientOf } from './order-links.ts';
import type { Quantity } from './quantity.ts';

type QuantityNoteProps = { quantity: Quantity; minimum: number; packaging: string | undefined };

/**
 * Shows the quantity that was understood in tons, bags and pallets, and what was ignored. Asks if kilograms or bags are
 * meant. Bags are not shown below the minimum, or if the visitor has chosen other packaging only.
 */
export function QuantityNote({ quantity, minimum, packaging }: QuantityNoteProps) {
  const { t, i18n } = useTranslation();
  const format = (n: number | bigint) => formatNumber(n, i18n.language);
  const maybeBagged = !packaging || packaging.includes((choices as Choices).bags?.ar ?? '');
  const tons = BigInt(quantity.tons || 0);
  const plausible = !quantity.kilograms && tons <= BigInt(plausibleMaximum);
  const weight = BigInt(bagWeight);
  const bags = divideUp(tons * 1000n, BigInt(bagWeight));
  const pallets = divideUp(bags, BigInt(bagsPerPallet));
  const inTons = (n: bigint) => t('quantity.tons', { count: Number(n), n: format(n) });
  const inBags = (n: bigint) => t('quantity.bags', { count: Number(n), n: format(n), kg: format(bagWeight) });
  const inPallets = (n: bigint) => t('quantity.pallets', { count: Number(n), n: format(n) });
  return (
    <>
      {tons > 0n && tons >= BigInt(minimum) && plausible && maybeBagged && !quantity.bags && (
        <p>{t('quantity.same', { tons: inTons(tons), bags: inBags(bags), pallets: inPallets(pallets) })}</p>
      )}
      {quantity.ignored && <p>{t('quantity.ignored', { ignored: isolated(quantity.ignored) })}</p>}
      {quantity.bags && tons > 0n && (tons * weight) % 1000n === 0n && (
        <p>{t('quantity.bagsAsk', { bags: inBags(tons), tons: inTons((tons * weight) / 1000n) })}</p>
      )}
      {!plausible && <p>{t('quantity.kilograms')}</p>}
    </>
  );
}

const divideUp = (n: bigint, by: bigint) => (n + by - 1n) / by;

/** Who receives the order: name and number, each isolated for both writing directions. */
export function RecipientLine({ options, country }: { options: RecipientOptions; country: CountryCode }) {
  const { t, i18n } = useTranslation();
  const { name, whatsapp } = recipientOf(options, activeLanguage(i18n), country);
  return t(name ? 'panel.recipient' : 'panel.recipientNumber', {
    name: isolated(name),
    number: isolatedLeftToRight(formatPhone(`+${whatsapp}`)),
  });
}

/** Shows how many characters of the message do not fit into the link. */
export function TooLong({ omitted }: { omitted: number }) {
  const { t, i18n } = useTranslation();
  return t('order.tooLong', { count: omitted, characters: formatNumber(omitted, i18n.language) });
}

/** Some apps cut a message here, in UTF-16 units. */
const cutAfter = 2000;

/** Warns about a message that may arrive cut, and offers to copy it. */
export function LongMessage({ message }: { message: string }) {
  const { t, i18n } = useTranslation();
  if (message.length <= cutAfter) return null;
  const [characters, limit] = [message.length, cutAfter].map((n) => formatNumber(n, i18n.language));
  return (
    <div className="long-message">
      <p>{t('preview.long', { characters, limit })}</p>
      <CopyButton text={message} lang="ar" texts="panel" />
    </div>
  );
}

type PreviewProps = { order: Order; partner: string; table?: OrderTable };

/** The message as the chat shows it; outside Arabic each line has its label in the language of the visitor. */
export function Preview({ order, partner, table = orderFields }: PreviewProps) {
  const { t, i18n } = useTranslation();
  const labeled = i18n.language !== 'ar';
  return (
    <details className="disclosure">
      <summary>{t('preview.title')}</summary>
      <p>{t('preview.note')}</p>
      <dl className="sent">
        {orderLines(order, partner, table).map(({ of, label, text, empty }) => {
          const name = t(label as 'order.name');
          return (
            <div key={of}>
              {labeled && <dt>{empty ? t('preview.empty', { label: name }) : name}</dt>}
              <dd lang="ar" dir="rtl">
                {of === 'title' ? <strong>{text.replaceAll('*', '')}</strong> : text}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

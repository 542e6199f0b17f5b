import { useTranslation } from 'react-i18next';
import { bagWeight, plausibleMaximum } from '#company/facts.ts';
import { formatNumber } from '../i18n/i18n.ts';
import { isolated } from '../lib/text.ts';
import { orderSize } from './order-size.ts';
import type { Quantity } from './quantity.ts';

type QuantityNoteProps = { quantity: Quantity; minimum: number; packaging: string | undefined };

/**
 * Shows the quantity that was understood in tons, bags and pallets, and what was ignored. Asks if kilograms or bags are
 * meant. Bags are not shown below the minimum, or if the visitor has chosen other packaging only.
 */
export function QuantityNote({ quantity, minimum, packaging }: QuantityNoteProps) {
  const { t, i18n } = useTranslation();
  const format = (n: number | bigint) => formatNumber(n, i18n.language);
  const { tons, bags, pallets } = orderSize(quantity.tons, packaging);
  const plausible = !quantity.kilograms && tons <= BigInt(plausibleMaximum);
  const weight = BigInt(bagWeight);
  // Only the word was ignored, and the number of bags makes whole tons.
  const areBags =
    quantity.bags && !/\d/.test(quantity.ignored) && tons > 0n && (tons * weight) % 1000n === 0n;
  const inTons = (n: bigint) => t('quantity.tons', { count: Number(n), n: format(n) });
  const inBags = (n: bigint) => t('quantity.bags', { count: Number(n), n: format(n), kg: format(bagWeight) });
  const inPallets = (n: bigint) => t('quantity.pallets', { count: Number(n), n: format(n) });
  return (
    <>
      {bags > 0n && tons >= BigInt(minimum) && plausible && !quantity.bags && (
        <p>{t('quantity.same', { tons: inTons(tons), bags: inBags(bags), pallets: inPallets(pallets) })}</p>
      )}
      {areBags ? (
        <p>{t('quantity.bagsAsk', { bags: inBags(tons), tons: inTons((tons * weight) / 1000n) })}</p>
      ) : (
        quantity.ignored && <p>{t('quantity.ignored', { ignored: isolated(quantity.ignored) })}</p>
      )}
      {!plausible && <p>{t('quantity.kilograms')}</p>}
    </>
  );
}

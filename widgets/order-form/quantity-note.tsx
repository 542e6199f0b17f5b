import { useTranslation } from 'react-i18next';
import { bagWeight, plausibleMaximum } from '#company/facts.ts';
import { formatNumber } from '../i18n/i18n.ts';
import { isolated } from '../lib/text.ts';
import type { Quantity } from './quantity.ts';
import { useQuantityTexts } from './quantity-texts.ts';

type QuantityNoteProps = { quantity: Quantity; minimum: number; packaging: string | undefined };

/**
 * Shows the quantity that was understood in tons, bags and pallets or in the chosen packaging, how much is missing to the
 * minimum, and what was ignored. Asks if kilograms or bags are meant, and for digits if there are only words.
 */
export function QuantityNote({ quantity, minimum, packaging }: QuantityNoteProps) {
  const { t, i18n } = useTranslation();
  const { size, inTons, inBags, inWords, missing } = useQuantityTexts(quantity.tons, packaging);
  const { tons } = size;
  const plausible = !quantity.kilograms && tons <= BigInt(plausibleMaximum);
  const weight = BigInt(bagWeight);
  // Only the word was ignored, and the number of bags makes whole tons.
  const areBags =
    quantity.bags && !/\d/.test(quantity.ignored) && tons > 0n && (tons * weight) % 1000n === 0n;
  if (!quantity.tons && !/\d/.test(quantity.ignored))
    return <p>{t('quantity.digits', { example: formatNumber(minimum, i18n.language) })}</p>;
  return (
    <>
      {tons > 0n && plausible && !quantity.bags && <p className="counted">{missing(minimum) ?? inWords()}</p>}
      {areBags ? (
        <p>{t('quantity.bagsAsk', { bags: inBags(tons), tons: inTons((tons * weight) / 1000n) })}</p>
      ) : (
        quantity.ignored && <p>{t('quantity.ignored', { ignored: isolated(quantity.ignored) })}</p>
      )}
      {!plausible && <p>{t('quantity.kilograms')}</p>}
    </>
  );
}

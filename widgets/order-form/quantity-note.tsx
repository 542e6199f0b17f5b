import { bagWeight } from '#company/facts.ts';
import { isolated } from '../lib/text.ts';
import { probablyKilograms, readQuantity, type Tons } from './order/quantity.ts';
import { type OrderStore, useTyped } from './order-store.ts';
import { useQuantityTexts } from './quantity-texts.ts';

type QuantityNoteProps = { store: OrderStore; minimum: Tons };

/** What was ignored of the quantity, or a question about kilograms, bags or digits. */
export function QuantityNote({ store, minimum }: QuantityNoteProps) {
  const { t, format, inTons, inBags } = useQuantityTexts();
  const quantity = readQuantity(useTyped(store, 'quantity'));
  const { tons, ignored, bags } = quantity;
  if (!tons && !/\d/.test(ignored))
    return ignored && <p>{t('quantity.digits', { example: format(minimum) })}</p>;
  const kilograms = BigInt(tons || 0) * BigInt(bagWeight);
  // Only the word was ignored, and the number of bags makes whole tons.
  const areBags = bags && !/\d/.test(ignored) && kilograms > 0n && kilograms % 1000n === 0n;
  return (
    <>
      {areBags ? (
        <p>{t('quantity.bagsAsk', { bags: inBags(BigInt(tons)), tons: inTons(kilograms / 1000n) })}</p>
      ) : (
        ignored && <p>{t('quantity.ignored', { ignored: isolated(ignored) })}</p>
      )}
      {probablyKilograms(quantity) && <p>{t('quantity.kilograms')}</p>}
    </>
  );
}

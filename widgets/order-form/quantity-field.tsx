import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import { TextField } from '../ui/form.tsx';
import { maxQuantityText, probablyKilograms, readQuantity, type Tons } from './order/quantity.ts';
import { type OrderStore, useSelected, useTyped } from './order-store.ts';
import { QuantityNote } from './quantity-note.tsx';
import { useQuantityTexts } from './quantity-texts.ts';
import { Yard } from './yard.tsx';

type QuantityFieldProps = { store: OrderStore; minimum: Tons };

/** The quantity and the yard that it fills. */
export function QuantityField({ store, minimum }: QuantityFieldProps) {
  const { t, i18n } = useTranslation();
  const { sentence } = useQuantityTexts();
  const isBelow = useSelected(store, ({ typed }) => {
    const { tons } = readQuantity(typed.quantity);
    return tons !== '' && BigInt(tons) < BigInt(minimum);
  });
  const problem = useSelected(store, ({ problems }) => problems.quantity);
  /** Follows what is typed, while it is too little. */
  const tons = useSelected(store, ({ typed }) =>
    problem === 'belowMinimum' ? readQuantity(typed.quantity).tons : '',
  );
  const error = problem === 'belowMinimum' ? sentence(tons, '', minimum) : problem && t('errors.quantity');
  return (
    <>
      <TextField
        className={isBelow ? 'quantity below' : 'quantity'}
        label={t('order.quantity')}
        unit={t('quantity.unit')}
        hint={t('order.quantityHint', { min: formatNumber(minimum, i18n.language) })}
        error={error}
        note={<QuantityNote {...{ store, minimum }} />}
        name="quantity"
        // No constraint for a text field: scripts and tests that read the form find the minimum here.
        min={minimum}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={maxQuantityText}
      />
      <TypedYard {...{ store, minimum }} hasError={Boolean(error)} />
    </>
  );
}

type TypedYardProps = { store: OrderStore; minimum: Tons; hasError: boolean };

/** The yard of what is typed; for a screen reader, one sentence. Only this renders with each digit. */
function TypedYard({ store, minimum, hasError }: TypedYardProps) {
  const { sentence } = useQuantityTexts();
  const packaging = useTyped(store, 'packaging');
  const quantity = readQuantity(useTyped(store, 'quantity'));
  const isUnclear = probablyKilograms(quantity) || quantity.bags;
  const tons = !isUnclear && Number(quantity.tons) > 0 ? quantity.tons : '';
  return (
    <div className="typed-yard">
      <div aria-hidden="true">
        <Yard {...{ tons, packaging, minimum }} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {tons && !hasError && sentence(tons, packaging, minimum)}
      </p>
    </div>
  );
}

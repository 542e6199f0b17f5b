import { useTranslation } from 'react-i18next';
import { bagWeight, plausibleMaximum } from '../company/facts.ts';
import { formatNumber } from '../language/i18n.ts';
import type { Quantity } from './quantity.ts';

type NoteProps = { quantity: Quantity; minimum: number; onChange: (tons: string) => void };

/**
 * Says a quantity back in tons and bags, with what was left out of it, and asks where kilograms may be meant.
 * @param minimum less than this is never offered, since the form refuses it
 */
export function QuantityNote({ quantity, minimum, onChange }: NoteProps) {
  const { t, i18n } = useTranslation();
  const say = (n: number | bigint) => formatNumber(n, i18n.language);
  const inTons = (n: bigint) => t('quantity.tons', { count: Number(n), n: say(n) });
  const tons = BigInt(quantity.tons || 0);
  const weight = BigInt(bagWeight);
  const bags = (tons * 1000n + weight - 1n) / weight;
  const fromKilograms = (tons + 500n) / 1000n;
  const ask = fromKilograms > 0n && (quantity.kilograms || tons > BigInt(plausibleMaximum));
  const tooFew = fromKilograms < BigInt(minimum);
  return (
    <>
      {tons > 0n && (
        <p>
          {t('quantity.same', {
            tons: inTons(tons),
            bags: t('quantity.bags', { count: Number(bags), n: say(bags), kg: say(bagWeight) }),
          })}
        </p>
      )}
      {quantity.dropped && <p>{t('quantity.dropped', { dropped: `\u2068${quantity.dropped}\u2069` })}</p>}
      {ask && (
        <p>
          {`${t('quantity.kilograms', { kilograms: say(tons), tons: inTons(fromKilograms) })} ${
            tooFew ? t('toast.minQuantity', { count: minimum, min: say(minimum) }) : ''
          }`}
        </p>
      )}
      {ask && !tooFew && (
        <button type="button" className="way" onClick={() => onChange(String(fromKilograms))}>
          {t('quantity.change', { tons: inTons(fromKilograms) })}
        </button>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { bagWeight, plausibleMaximum } from '#company/facts.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { isolated } from '../lib/text.ts';
import { optional } from '../ui/optional.tsx';
import { orderSize, type Quantity, type Tons } from './order/quantity.ts';
import { labelsOf } from './order/trade-choices.ts';

type QuantityNoteProps = {
  quantity: Quantity;
  minimum: Tons;
  packaging: string;
  /** The chart beside the form shows the size, so that it is only announced here. */
  beside: boolean;
};

/** What was understood, what is missing to the minimum, what was ignored; a question about kilograms, bags or digits. */
export const QuantityNote = optional(function QuantityNote({
  quantity,
  minimum,
  packaging,
  beside,
}: QuantityNoteProps) {
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
      {tons > 0n && plausible && !quantity.bags && (
        <p className={beside ? 'visually-hidden' : 'counted'}>{missing(minimum) ?? inWords()}</p>
      )}
      {areBags ? (
        <p>{t('quantity.bagsAsk', { bags: inBags(tons), tons: inTons((tons * weight) / 1000n) })}</p>
      ) : (
        quantity.ignored && <p>{t('quantity.ignored', { ignored: isolated(quantity.ignored) })}</p>
      )}
      {!plausible && <p>{t('quantity.kilograms')}</p>}
    </>
  );
});

/** Texts about a quantity in the language of the visitor. `tons` and `packaging` are those of `orderSize`. */
export function useQuantityTexts(tons: string, packaging = '') {
  const { t, i18n } = useTranslation();
  const format = (n: number | bigint) => formatNumber(n, i18n.language);
  const inTons = (n: number | bigint) => t('quantity.tons', { count: Number(n), n: format(n) });
  const inPallets = (n: number | bigint) => t('quantity.pallets', { count: Number(n), n: format(n) });
  const inBags = (n: bigint) => t('quantity.bags', { count: Number(n), n: format(n), kg: format(bagWeight) });

  const size = orderSize(tons, packaging);
  const bagged = size.packaging === 'bags';
  const labels = () => labelsOf('packaging', packaging, activeLanguage(i18n)).join(' · ');
  return {
    size,
    format,
    inTons,
    inBags,
    packed: () => (bagged ? `${inBags(size.bags)} (${inPallets(size.pallets)})` : labels()),
    inWords: () => {
      if (!bagged) return `${inTons(size.tons)} · ${labels()}`;
      const { bags, pallets } = size;
      return t('quantity.same', { tons: inTons(size.tons), bags: inBags(bags), pallets: inPallets(pallets) });
    },
    /** The difference to the minimum; undefined if there is none. */
    missing: (minimum: Tons) => {
      const rest = BigInt(minimum) - size.tons;
      if (rest <= 0n) return undefined;
      return t('quantity.missing', { missing: inTons(rest), min: inTons(BigInt(minimum)) });
    },
  };
}

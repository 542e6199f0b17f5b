import { useTranslation } from 'react-i18next';
import { bagWeight } from '#company/facts.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { type OrderSize, orderSize } from './order-size.ts';
import { chosen, tradeChoices } from './trade-choices.ts';

/** Texts about a quantity in the language of the visitor. `tons` and `packaging` are those of `orderSize`. */
export function useQuantityTexts(tons: string, packaging = '') {
  const { t, i18n } = useTranslation();
  const format = (n: number | bigint) => formatNumber(n, i18n.language);
  const inTons = (n: number | bigint) => t('quantity.tons', { count: Number(n), n: format(n) });
  const inPallets = (n: number | bigint) => t('quantity.pallets', { count: Number(n), n: format(n) });
  const inBags = (n: bigint) => t('quantity.bags', { count: Number(n), n: format(n), kg: format(bagWeight) });

  const size: OrderSize = orderSize(tons, packaging);
  const bagged = size.packaging === 'bags';
  const labels = () => {
    const list = chosen(tradeChoices(activeLanguage(i18n)).packaging, packaging);
    return list.map(({ label }) => label).join(' · ');
  };
  return {
    size,
    format,
    inTons,
    inBags,
    inPallets,
    /** Bags and pallets, or the packaging that was chosen instead. */
    packed: () => (bagged ? `${inBags(size.bags)} (${inPallets(size.pallets)})` : labels()),
    /** The quantity and its packing as one sentence. */
    inWords: () => {
      if (!bagged) return `${inTons(size.tons)} · ${labels()}`;
      const { bags, pallets } = size;
      return t('quantity.same', { tons: inTons(size.tons), bags: inBags(bags), pallets: inPallets(pallets) });
    },
    /** The difference to the minimum in metric tons; undefined if there is none. */
    missing: (minimum: number) => {
      const rest = BigInt(minimum) - size.tons;
      if (rest <= 0n) return undefined;
      return t('quantity.missing', { missing: inTons(rest), min: inTons(BigInt(minimum)) });
    },
  };
}

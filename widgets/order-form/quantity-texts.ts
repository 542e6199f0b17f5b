import { useTranslation } from 'react-i18next';
import { bagWeight } from '#company/facts.ts';
import { activeLanguage, formatNumber } from '../i18n/i18n.ts';
import { orderSize, type Tons } from './order/quantity.ts';
import { labelsOf } from './order/trade-choices.ts';

/** Texts about quantities in the language of the visitor. Empty tons are 0. */
export function useQuantityTexts() {
  const { t, i18n } = useTranslation();
  const format = (n: number | bigint) => formatNumber(n, i18n.language);
  const counted = (n: number | bigint) => ({ count: Number(n), n: format(n) });
  const inTons = (n: number | bigint) => t('quantity.tons', counted(n));
  const inBags = (n: bigint) => t('quantity.bags', { ...counted(n), kg: format(bagWeight) });
  const inPallets = (n: number | bigint) => t('quantity.pallets', counted(n));
  /** In bags and pallets, or as the names of the packaging. */
  const packed = (tons: string, packaging: string): [string, ...string[]] => {
    const size = orderSize(tons, packaging);
    if (!size) return [labelsOf('packaging', packaging, activeLanguage(i18n)).join('\u00A0· ')];
    return [t('quantity.count', counted(size.bags)), inPallets(size.pallets)];
  };
  const missing = (tons: string, minimum: Tons) => BigInt(minimum) - BigInt(tons || 0);
  return {
    t,
    format,
    inTons,
    inBags,
    inPallets,
    packed,
    /** The difference to the minimum; undefined if there is none. */
    short: (tons: string, minimum: Tons) => {
      const rest = missing(tons, minimum);
      return rest > 0n ? t('quantity.short', { missing: inTons(rest) }) : undefined;
    },
    /** What to add, or how many bags and pallets it is. */
    sentence: (tons: string, packaging: string, minimum: Tons) => {
      const rest = missing(tons, minimum);
      if (rest > 0n) return t('quantity.missing', { missing: inTons(rest), min: inTons(minimum) });
      const size = orderSize(tons, packaging);
      if (!size) return [inTons(BigInt(tons)), ...packed(tons, packaging)].join(' · ');
      return t('quantity.same', {
        tons: inTons(BigInt(tons)),
        bags: inBags(size.bags),
        pallets: inPallets(size.pallets),
      });
    },
  };
}

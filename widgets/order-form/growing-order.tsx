import { plausibleMaximum } from '#company/facts.ts';
import type { Quantity } from './quantity.ts';
import { ChartSymbol, chartOf, QuantityChart, tonsPerSymbol } from './quantity-chart.tsx';
import { useQuantityTexts } from './quantity-texts.ts';
import { QuantityFigure } from './waybill.tsx';

type GrowingOrderProps = {
  quantity: Quantity;
  /** Metric tons. */
  minimum: number;
  packaging: string | undefined;
  /** Beside the form, with the quantity in words. Otherwise below the field, which says it. */
  beside?: boolean;
};

/** The order as a chart while the visitor types the quantity. Decorative: `QuantityNote` says the same in words. */
export function GrowingOrder({ quantity, minimum, packaging, beside = false }: GrowingOrderProps) {
  const understood = !quantity.kilograms && !quantity.bags && Number(quantity.tons) <= plausibleMaximum;
  const typed = understood ? quantity.tons : '';
  const { size, inTons, inPallets, packed, missing } = useQuantityTexts(typed, packaging);
  if (!beside && size.tons === 0n) return null;
  const tons = Number(size.tons);
  const { scale } = chartOf(tons, minimum);
  return (
    <div className={`growing-order full ${beside ? 'beside' : ''}`} part="order" aria-hidden="true">
      <QuantityChart tons={tons} minimum={minimum} packaging={size.packaging} />
      {beside && tons > 0 && (
        <div>
          <QuantityFigure tons={typed} />
          <p className="counts">{missing(minimum) ?? packed()}</p>
        </div>
      )}
      <p className="legend">
        <ChartSymbol packaging={size.packaging} />
        <span>
          = {size.packaging === 'bags' && `${inPallets(BigInt(scale))} · `}
          {inTons(BigInt(Math.round(tonsPerSymbol * scale)))}
        </span>
      </p>
    </div>
  );
}

import { plausibleMaximum } from '#company/facts.ts';
import type { Quantity } from './quantity.ts';
import { QuantityChart } from './quantity-chart.tsx';
import { useQuantityTexts } from './quantity-texts.ts';
import { ChartLegend, QuantityFigure } from './waybill.tsx';

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
  const texts = useQuantityTexts(typed, packaging);
  const least = useQuantityTexts(String(minimum), packaging);
  const { size } = texts;
  if (!beside && size.tons === 0n) return null;
  const tons = Number(size.tons);
  return (
    <div className={`growing-order full ${beside ? 'beside' : ''}`} part="order" aria-hidden="true">
      {beside && (
        <div>
          {tons > 0 && <QuantityFigure tons={typed} />}
          <p className="counts">{tons > 0 ? (texts.missing(minimum) ?? texts.packed()) : least.inWords()}</p>
        </div>
      )}
      <ChartLegend tons={Math.max(tons, minimum)} packaging={size.packaging} />
      <QuantityChart tons={tons} minimum={minimum} packaging={size.packaging} />
    </div>
  );
}

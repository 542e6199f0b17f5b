import { useTranslation } from 'react-i18next';
import { plausibleMaximum } from '#company/facts.ts';
import { optional } from '../ui/optional.tsx';
import type { Quantity, Tons } from './order/quantity.ts';
import { useQuantityTexts } from './quantity-note.tsx';

const rows = 5;
const cell = 12;
const height = rows * cell;
const width = 300;
/** Symbols side by side in a full drawing, at most. */
const maxColumns = 30;
/** Of a full drawing, at least. */
const leastCapacity: Tons = 60;

/** The scale. The drawing is full at the quantity plus the minimum, so that it grows with each ton. */
function chartScale(tons: Tons, minimum: Tons): { capacity: Tons; perSymbol: Tons } {
  const capacity = Math.max(tons + minimum, 2 * minimum, leastCapacity);
  let perSymbol = 1;
  // 1, 2, 5, 10 …
  for (let step = 0; capacity > perSymbol * rows * maxColumns; step++) perSymbol *= step % 3 === 1 ? 2.5 : 2;
  return { capacity, perSymbol };
}

/** Class, start and relative path. The origin is at the bottom of the square, at its start. */
type Layer = [name: string, x: number, y: number, path: string];
const box = (width: number, height: number) => `h${width}v-${height}h-${width}z`;

const loose: Layer[] = [['heap', 0, 0, 'q3-1.6 5.3-8.6q2.3 7 5.3 8.6z']];
const symbols: Record<string, Layer[]> = {
  bags: [
    ['body', 0, -2, box(10.5, 8)],
    ['band', 0, -4.5, box(10.5, 3)],
    ['base', 0, 0, box(10.5, 1.8)],
  ],
  jumbo: [
    ['base', 1, -7.4, 'l.7-3h1.8l.7 2.6h2.2l.7-2.6h1.8l.7 3z'],
    ['body', 0.9, -0.2, 'h8.8l.6-7q-5-1.6-10 0z'],
    ['band', 0.65, -2.6, 'h9.3l.2-2h-9.7z'],
  ],
};

type ChartProps = { tons: Tons; minimum: Tons; packaging: string };

/** Five rows of symbols, with a line at the minimum order and outlines up to it. Decorative: the text has the same values. */
export const QuantityChart = optional(function QuantityChart({ tons, minimum, packaging }: ChartProps) {
  const { t } = useTranslation();
  const { inTons } = useQuantityTexts('');
  const { capacity, perSymbol } = chartScale(tons, minimum);
  const layers = (Object.hasOwn(symbols, packaging) && symbols[packaging]) || loose;
  const at = (tons: number) => (tons / capacity) * width;
  /** A part of the drawing, as wide as its tons: the symbols stretch, and the last ones are cut. */
  const part = (name: 'filled' | 'missing', from: number, to: number) => {
    const columns = (to - from) / perSymbol / rows;
    return (
      <svg
        aria-hidden="true"
        className={name}
        x={at(from)}
        y={-height}
        width={at(to) - at(from)}
        height={height}
        viewBox={`0 ${-height} ${columns * cell} ${height}`}
        preserveAspectRatio="none"
      >
        {layers.map(([layer, x, y, path]) => (
          <path key={layer} className={layer} d={grid(columns, x, y, path)} />
        ))}
      </svg>
    );
  };
  return (
    <div className="chart" aria-hidden="true">
      <p className="legend">
        <svg className="quantity-chart symbol" viewBox="0 -11 11 11" aria-hidden="true">
          {layers.map(([layer, x, y, path]) => (
            <path key={layer} className={layer} d={`M${x} ${y}${path}`} />
          ))}
        </svg>{' '}
        <span>{`= ${inTons(perSymbol)}`}</span>
      </p>
      <p className="least">
        {/* An attribute, because a strict policy forbids styles in HTML. */}
        <svg width={`${(minimum / capacity) * 100}%`} height="1" aria-hidden="true" />
        <span>{t('quantity.least', { min: inTons(minimum) })}</span>
      </p>
      <svg className="quantity-chart" viewBox={`0 ${-height} ${width} ${height}`} aria-hidden="true">
        {tons < minimum && part('missing', tons, minimum)}
        {tons > 0 && part('filled', 0, tons)}
        <path className="line" d={`M${at(minimum)} 0v${-height}`} />
      </svg>
    </div>
  );
});

function grid(columns: number, x: number, y: number, path: string): string {
  let d = '';
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) d += `M${column * cell + x} ${y - row * cell}${path}`;
  return d;
}

type GrowingOrderProps = {
  quantity?: Quantity;
  minimum: Tons;
  packaging?: string;
  /** Beside the form: with the quantity in words, and with the minimum before the quantity is typed. */
  beside?: boolean;
};

/** The chart while the visitor types. Decorative: `QuantityNote` says the same in words. */
export const GrowingOrder = optional(function GrowingOrder({
  quantity,
  minimum,
  packaging,
  beside = false,
}: GrowingOrderProps) {
  const isClear = quantity && !quantity.kilograms && !quantity.bags;
  const typed = isClear && Number(quantity.tons) <= plausibleMaximum ? quantity.tons : '';
  const { size, missing, packed } = useQuantityTexts(typed, packaging);
  const least = useQuantityTexts(String(minimum), packaging);
  const tons = Number(size.tons);
  if (tons === 0 && !beside) return null;
  return (
    <div className={`growing-order full ${beside ? 'beside' : ''}`} part="order" aria-hidden="true">
      {beside && tons > 0 && <QuantityFigure tons={typed} />}
      {beside && <p className="counts">{tons > 0 ? (missing(minimum) ?? packed()) : least.inWords()}</p>}
      <QuantityChart tons={tons} minimum={minimum} packaging={size.packaging} />
    </div>
  );
});

/** A quantity as a large number with a small unit. */
export function QuantityFigure({ tons }: { tons: string }) {
  const { size, format, inTons } = useQuantityTexts(tons);
  const number = format(size.tons);
  const [before = '', after] = inTons(size.tons).split(number);
  return (
    <p className={number.length > 7 ? 'figure long' : 'figure'}>
      <span translate="no">{after === undefined ? before : number}</span>
      {after && <small>{after}</small>}
    </p>
  );
}

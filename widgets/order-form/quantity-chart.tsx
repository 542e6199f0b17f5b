import { useEffect, useRef } from 'react';
import { bagsPerPallet, bagWeight, minimumOrder, plausibleMaximum } from '#company/facts.ts';
import type { Quantity } from './quantity.ts';
import { useQuantityTexts } from './quantity-note.tsx';

const columns = 25;
/** Symbols of a full chart. */
const full = 250;
/** Edge of the square of one symbol, in units of the drawing. */
const cell = 12;

/** Metric tons of a pallet of bags. */
const pallet = (bagWeight * bagsPerPallet) / 1000;

/**
 * Pallets of one symbol: 1, 2, 5, 10 …, so that the quantity fits into the chart and the company's minimum takes about
 * half of it.
 */
export function palletsPerSymbol(tons: number): number {
  const largest = Math.max(tons, (minimumOrder * 5) / 3);
  let pallets = 1;
  for (let step = 0; largest > pallets * pallet * full; step++) pallets *= step % 3 === 1 ? 2.5 : 2;
  return pallets;
}

/** Metric tons of one symbol. */
export const tonsPerSymbol = (tons: number) => palletsPerSymbol(tons) * pallet;

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

/** The symbol of a packaging of `company/trade.ts`. */
function layersOf(packaging: string): Layer[] {
  return (Object.hasOwn(symbols, packaging) && symbols[packaging]) || loose;
}

/**
 * What is drawn.
 * @param tons metric tons
 * @param minimum metric tons up to which outlines are drawn
 * @returns numbers of symbols
 */
export function chartOf(tons: number, minimum: number): { filled: number; missing: number } {
  const perSymbol = tonsPerSymbol(Math.max(tons, minimum));
  const filled = Math.ceil(tons / perSymbol);
  return { filled, missing: Math.max(0, Math.ceil(minimum / perSymbol) - filled) };
}

type ChartProps = { tons: number; minimum?: number; packaging?: string };

/**
 * The quantity as a unit chart: rows of pallets from the bottom, and outlines up to the minimum. At most ten rows: for a large
 * quantity, a symbol represents more pallets. Decorative: the text contains the same values.
 */
export function QuantityChart({ tons, minimum = 0, packaging = 'bags' }: ChartProps) {
  const { filled, missing } = chartOf(tons, minimum);
  const kind = `${packaging} ${tonsPerSymbol(Math.max(tons, minimum))}`;
  const last = useRef({ kind, filled });
  // Only the symbols that are new since the last edit move.
  const kept = last.current.kind === kind ? Math.min(last.current.filled, filled) : 0;
  useEffect(() => {
    last.current = { kind, filled };
  });
  const height = Math.ceil((filled + missing) / columns) * cell;
  const draw = (from: number, to: number) =>
    layersOf(packaging).map(([layer, x, y, path]) => (
      <path key={layer} className={layer} d={rows(from, to, x, y, path)} />
    ));

  return (
    // The gap behind the last symbol of a row is not drawn.
    <svg
      className="quantity-chart"
      viewBox={`0 ${-height} ${columns * cell - 1.5} ${height}`}
      aria-hidden="true"
    >
      {missing > 0 && <g className="missing">{draw(filled, filled + missing)}</g>}
      {draw(0, kept)}
      <g key={`${kind} ${filled}`} className="added">
        {draw(kept, filled)}
      </g>
    </svg>
  );
}

type GrowingOrderProps = {
  quantity?: Quantity;
  /** Metric tons. */
  minimum: number;
  packaging?: string | undefined;
  /** Beside the form, with the quantity in words. Otherwise below the field, which says it. */
  beside?: boolean;
  /** Shows the minimum before the quantity is typed. */
  withMinimum?: boolean;
};

/**
 * The order as a chart while the visitor types the quantity; before, the minimum. Decorative: `QuantityNote` says the same
 * in words.
 */
export function GrowingOrder({
  quantity,
  minimum,
  packaging,
  beside = false,
  withMinimum = beside,
}: GrowingOrderProps) {
  const isClear = quantity && !quantity.kilograms && !quantity.bags;
  const typed = isClear && Number(quantity.tons) <= plausibleMaximum ? quantity.tons : '';
  const texts = useQuantityTexts(typed, packaging);
  const least = useQuantityTexts(String(minimum), packaging);
  const { size } = texts;
  const tons = Number(size.tons);
  if (tons === 0 && !withMinimum) return null;
  return (
    <div className={`growing-order full ${beside ? 'beside' : ''}`} part="order" aria-hidden="true">
      {beside && tons > 0 && <QuantityFigure tons={typed} />}
      {(beside || tons === 0) && (
        <p className="counts">{tons > 0 ? (texts.missing(minimum) ?? texts.packed()) : least.inWords()}</p>
      )}
      <ChartLegend tons={Math.max(tons, minimum)} packaging={size.packaging} />
      <QuantityChart tons={tons} minimum={minimum} packaging={size.packaging} />
    </div>
  );
}

/** A quantity as a large number with a small unit. */
export function QuantityFigure({ tons }: { tons: string }) {
  const { size, format, inTons } = useQuantityTexts(tons);
  const number = format(size.tons);
  const [before = '', after] = inTons(size.tons).split(number);
  return (
    <p className={number.length > 7 ? 'figure long' : 'figure'}>
      <span translate="no">{after === undefined ? before : number}</span>
      {after && <small>{` ${after.trim()}`}</small>}
    </p>
  );
}

/** The value of one symbol of the chart. */
export function ChartLegend({ tons, packaging }: { tons: number; packaging: string }) {
  const { inTons, inPallets } = useQuantityTexts('');
  const weight = inTons(tonsPerSymbol(tons));
  const pallets = inPallets(palletsPerSymbol(tons));
  return (
    <p className="legend" aria-hidden="true">
      <svg className="quantity-chart symbol" viewBox="0 -11 11 11" aria-hidden="true">
        {layersOf(packaging).map(([layer, x, y, path]) => (
          <path key={layer} className={layer} d={`M${x} ${y}${path}`} />
        ))}
      </svg>{' '}
      <span>{`= ${packaging === 'bags' ? `${pallets} (${weight})` : weight}`}</span>
    </p>
  );
}

/** The path of the symbols from one number to another: each row from the start, the first row on the ground. */
function rows(from: number, to: number, x: number, y: number, path: string): string {
  let d = '';
  for (let next = from; next < to; next++)
    d += `M${(next % columns) * cell + x} ${y - Math.floor(next / columns) * cell}${path}`;
  return d;
}

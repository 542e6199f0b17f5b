import { useEffect, useRef } from 'react';
import { bagsPerPallet, bagWeight } from '#company/facts.ts';

/** Metric tons of one symbol: a pallet of bags. */
export const tonsPerSymbol = (bagWeight * bagsPerPallet) / 1000;

const columns = 25;
const maxRows = 15;
/** Edge of the square of one symbol, in units of the drawing. */
const cell = 12;

/** Class, start and relative path. The origin is at the bottom of the square, at its start. */
type Layer = [name: string, x: number, y: number, path: string];

const symbols = {
  bags: [
    ['body', 0.4, -1.9, 'h9.8v-7q0-1-1-1h-7.8q-1 0-1 1z'],
    ['band', 0.4, -4.8, 'h9.8v-2h-9.8z'],
    ['base', 0, -1.9, 'h10.6v1.9h-2v-1h-2.3v1h-2v-1h-2.3v1h-2z'],
  ],
  jumbo: [
    ['base', 1, -7.4, 'l.7-3h1.8l.7 2.6h2.2l.7-2.6h1.8l.7 3z'],
    ['body', 0.9, -0.2, 'h8.8l.6-7q-5-1.6-10 0z'],
    ['band', 0.65, -2.6, 'h9.3l.2-2h-9.7z'],
  ],
  loose: [['heap', 0, 0, 'q3-1.6 5.3-8.6q2.3 7 5.3 8.6z']],
} satisfies Record<string, Layer[]>;

/** The symbol of a packaging of `company/trade.ts`. */
function symbolOf(packaging: string): Layer[] {
  return packaging === 'bags' || packaging === 'jumbo' ? symbols[packaging] : symbols.loose;
}

/**
 * How many symbols are drawn.
 * @param tons metric tons
 * @param minimum metric tons up to which outlines are drawn
 * @returns `scale` counts the pallets of one symbol: 1, or 2, 5, 10 … for quantities that do not fit
 */
export function chartOf(tons: number, minimum: number): { filled: number; missing: number; scale: number } {
  const symbolsOf = (quantity: number) => Math.ceil(quantity / tonsPerSymbol / scale);
  let scale = 1;
  for (let step = 0; symbolsOf(Math.max(tons, minimum)) > columns * maxRows; step++)
    scale *= step % 3 === 1 ? 2.5 : 2;
  const filled = symbolsOf(tons);
  return { filled, missing: Math.max(0, symbolsOf(minimum) - filled), scale };
}

type ChartProps = { tons: number; minimum?: number; packaging?: string };

/**
 * The quantity as a unit chart: a small pallet for every two tons, in rows from the ground up, and outlines up to the
 * minimum. Decorative: the same is always said in words.
 */
export function QuantityChart({ tons, minimum = 0, packaging = 'bags' }: ChartProps) {
  const { filled, missing, scale } = chartOf(tons, minimum);
  const kind = `${packaging} ${scale}`;
  const last = useRef({ kind, filled });
  // Only the symbols that are new since the last edit move.
  const kept = last.current.kind === kind ? Math.min(last.current.filled, filled) : 0;
  useEffect(() => {
    last.current = { kind, filled };
  });
  const height = Math.ceil((filled + missing) / columns) * cell;
  const draw = (from: number, to: number) =>
    symbolOf(packaging).map(([layer, x, y, path]) => (
      <path key={layer} className={layer} d={rows(from, to, x, y, path)} />
    ));

  return (
    <svg
      className="quantity-chart"
      viewBox={`0 ${-height} ${columns * cell - 1.4} ${height}`}
      aria-hidden="true"
    >
      <g className="missing">{draw(filled, filled + missing)}</g>
      {draw(0, kept)}
      <g key={`${kind} ${filled}`} className="added">
        {draw(kept, filled)}
      </g>
    </svg>
  );
}

/** One symbol of the chart, for its legend. */
export function ChartSymbol({ packaging }: { packaging: string }) {
  return (
    <svg className="quantity-chart symbol" viewBox={`0 -11 ${cell - 1.4} 11`} aria-hidden="true">
      {symbolOf(packaging).map(([layer, x, y, path]) => (
        <path key={layer} className={layer} d={`M${x} ${y}${path}`} />
      ))}
    </svg>
  );
}

/** The path of the symbols from one number to another: each row from the start, the first row on the ground. */
function rows(from: number, to: number, x: number, y: number, path: string): string {
  let d = '';
  for (let next = from; next < to; ) {
    const column = next % columns;
    const count = Math.min(columns - column, to - next);
    d += `M${column * cell + x} ${y - Math.floor(next / columns) * cell}${`${path}m${cell} 0`.repeat(count)}`;
    next += count;
  }
  return d;
}

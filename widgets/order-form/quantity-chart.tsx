import { useEffect, useRef } from 'react';
import { bagsPerPallet, bagWeight, minimumOrder } from '#company/facts.ts';

const columns = 25;
/** Edge of a block, in symbols. */
const blockSize = 2.5;
/** Symbols of a full chart. What is above it is drawn as blocks. */
const full = 250;
const maxBlocks = 50;
/** Edge of the square of one symbol, in units of the drawing. */
const cell = 12;

/** Metric tons of a pallet of bags. */
const pallet = (bagWeight * bagsPerPallet) / 1000;

/** Pallets of one symbol: 1, 2, 5, 10 …, so that the company's minimum takes about half of a full chart. */
export const palletsPerSymbol = (() => {
  let pallets = 1;
  for (let step = 0; minimumOrder > (pallets * pallet * full * 3) / 5; step++)
    pallets *= step % 3 === 1 ? 2.5 : 2;
  return pallets;
})();
/** Metric tons of one symbol. */
export const tonsPerSymbol = palletsPerSymbol * pallet;
/** A block is as much as a full chart. */
export const symbolsPerBlock = full;

/** Class, start and relative path. The origin is at the bottom of the square, at its start. */
type Layer = [name: string, x: number, y: number, path: string];
const box = (width: number, height: number) => `h${width}v-${height}h-${width}z`;

const symbols: Record<string, { symbol: Layer[]; block?: Layer[] }> = {
  bags: {
    symbol: [
      ['body', 0, -2, box(10.5, 8)],
      ['band', 0, -4.5, box(10.5, 3)],
      ['base', 0, 0, box(10.5, 1.8)],
    ],
    // Many pallets behind and above each other.
    block: [
      ['band', 0, -1.5, box(11, 9.5)],
      ['body', 0.4, -2, `${`${box(3.1, 1.4)}m3.55 0`.repeat(3)}m-10.65-2.35`.repeat(4)],
      ['base', 0, 0, box(11, 1.3)],
    ],
  },
  jumbo: {
    symbol: [
      ['base', 1, -7.4, 'l.7-3h1.8l.7 2.6h2.2l.7-2.6h1.8l.7 3z'],
      ['body', 0.9, -0.2, 'h8.8l.6-7q-5-1.6-10 0z'],
      ['band', 0.65, -2.6, 'h9.3l.2-2h-9.7z'],
    ],
  },
  loose: { symbol: [['heap', 0, 0, 'q3-1.6 5.3-8.6q2.3 7 5.3 8.6z']] },
};

/** The symbol of a packaging of `company/trade.ts`. A block is larger. */
function layersOf(packaging: string, block = false): Layer[] {
  const known = Object.hasOwn(symbols, packaging) ? symbols[packaging] : symbols.loose;
  return (block && known?.block) || known?.symbol || [];
}

/**
 * What is drawn. More tons never draw less.
 * @param tons metric tons
 * @param minimum metric tons up to which outlines are drawn
 * @returns numbers of symbols and of blocks; the last block may be a part
 */
export function chartOf(tons: number, minimum: number): { filled: number; missing: number; blocks: number } {
  const symbolsOf = (quantity: number) => Math.min(full, Math.ceil(quantity / tonsPerSymbol));
  const filled = symbolsOf(tons);
  return {
    filled,
    missing: Math.max(0, symbolsOf(minimum) - filled),
    blocks: Math.min(maxBlocks, Math.max(0, tons / tonsPerSymbol / symbolsPerBlock - 1)),
  };
}

type ChartProps = { tons: number; minimum?: number; packaging?: string };

/**
 * The quantity as a unit chart: small pallets in rows from the ground up, and outlines up to the minimum. Above a full
 * chart there are blocks, each as much as the chart. Decorative: the same is always said in words.
 */
export function QuantityChart({ tons, minimum = 0, packaging = 'bags' }: ChartProps) {
  const { filled, missing, blocks } = chartOf(tons, minimum);
  const last = useRef({ packaging, filled });
  // Only the symbols that are new since the last edit move.
  const kept = last.current.packaging === packaging ? Math.min(last.current.filled, filled) : 0;
  useEffect(() => {
    last.current = { packaging, filled };
  });
  const ground = Math.ceil((filled + missing) / columns) * cell;
  const whole = Math.floor(blocks);
  const perRow = columns / blockSize;
  const height = ground + Math.ceil(blocks / perRow) * blockSize * cell;
  const draw = (from: number, to: number) =>
    layersOf(packaging).map(([layer, x, y, path]) => (
      <path key={layer} className={layer} d={rows(from, to, columns, x, y, path)} />
    ));

  return (
    <svg
      className="quantity-chart"
      viewBox={`0 ${-height} ${columns * cell} ${height}`}
      shapeRendering={packaging === 'bags' ? 'crispEdges' : undefined}
      aria-hidden="true"
    >
      {missing > 0 && <g className="missing">{draw(filled, filled + missing)}</g>}
      {draw(0, kept)}
      <g key={`${packaging} ${filled}`} className="added">
        {draw(kept, filled)}
      </g>
      {blocks > 0 && (
        <g transform={`translate(0 ${-ground}) scale(${blockSize})`}>
          {layersOf(packaging, true).map(([layer, x, y, path]) => (
            <path key={layer} className={layer} d={rows(0, whole, perRow, x, y, path)} />
          ))}
          <path
            className="part"
            d={rows(whole, Math.ceil(blocks), perRow, 0, 0, box(11, 11 * (blocks - whole)))}
          />
        </g>
      )}
    </svg>
  );
}

/** One symbol of the chart, or a block, for its legend. */
export function ChartSymbol({ packaging, block = false }: { packaging: string; block?: boolean }) {
  return (
    <svg className={`quantity-chart symbol ${block ? 'block' : ''}`} viewBox="0 -11 11 11" aria-hidden="true">
      {layersOf(packaging, block).map(([layer, x, y, path]) => (
        <path key={layer} className={layer} d={`M${x} ${y}${path}`} />
      ))}
    </svg>
  );
}

/** The path of the symbols from one number to another: each row from the start, the first row on the ground. */
function rows(from: number, to: number, columns: number, x: number, y: number, path: string): string {
  let d = '';
  for (let next = from; next < to; next++)
    d += `M${(next % columns) * cell + x} ${y - Math.floor(next / columns) * cell}${path}`;
  return d;
}

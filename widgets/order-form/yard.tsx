import { bagsPerPallet, bagWeight } from '#company/facts.ts';
import type { Tons } from './order/quantity.ts';
import { useQuantityTexts } from './quantity-texts.ts';

/** Five blocks are the minimum order. The parts of a block are pallets, or five smaller blocks. */
const blocks = 5;
const pallet: Tons = (bagWeight * bagsPerPallet) / 1000;

/** The drawing, 290 × 130 units. Up to ten blocks share its width; more are in rows that share its height. */
export function plan(tons: Tons, minimum: Tons) {
  let block = minimum / blocks;
  while (tons > 5 * blocks * block) block *= blocks;
  // A block of no whole pallets has one mark.
  const smallest = block % pallet ? block : pallet;
  const cell = block > minimum / blocks ? block / blocks : smallest;
  const perBlock = block / cell;
  const filled = Math.ceil(tons / cell);
  // Below the minimum, at least one is missing.
  const marks = tons < minimum ? Math.min(filled, blocks * perBlock - 1) : filled;
  const shown = Math.max(tons > minimum ? 1 : blocks, Math.ceil(marks / perBlock));

  const rows = Math.ceil(shown / 10);
  const perRow = Math.max(blocks, Math.ceil(shown / rows));
  const pitch = (6 * 290) / (6 * perRow - 1);
  const gap = pitch / 6;
  const width = pitch - gap;
  const height = (130 + gap) / rows - gap;
  // Blocks are higher than wide, so a column has at least as many parts as a block has columns.
  const columns = [5, 4, 3, 2].find((n) => n * n <= perBlock && perBlock % n === 0) ?? 1;
  const perColumn = perBlock / columns;
  // The length of a part in its column, including the gap.
  const length = height / perColumn;
  const corner = (n: number) => [(n % perRow) * pitch, Math.floor(n / perRow) * (height + gap)] as const;
  let [outlines, lines] = ['', ''];
  for (let n = 0; n < shown; n++) outlines += `M${corner(n)}h${width}v${height}h${-width}z`;
  for (let column = 0; column * perColumn < marks; column++) {
    const [x, y] = corner(Math.floor(column / columns));
    const line = (Math.min(perColumn, marks - column * perColumn) - 0.2) * length;
    lines += `M${x + ((column % columns) + 0.5) * (width / columns)},${y + length / 10}v${line}`;
  }
  const dashes = `${length * 0.8} ${length * 0.2}`;
  return { outlines, lines, dashes, width: (width / columns) * 0.8, marks, block, cell };
}

type YardProps = {
  tons: string;
  packaging: string;
  minimum: Tons;
  /** Below the quantity as a figure, it has neither the tons nor a key. */
  isBelowFigure?: boolean;
};

/** A plan of the yard that fills, with its key and the quantity in bags and pallets. Before the quantity is typed, the minimum. */
export function Yard({ tons, packaging, minimum, isBelowFigure }: YardProps) {
  const { t, format, inTons, inPallets, packed, short } = useQuantityTexts();
  const { outlines, lines, dashes, width, block, cell } = plan(Number(tons || minimum), minimum);
  const missing = tons && short(tons, minimum);
  const shown = tons || String(minimum);
  const [bags, pallets] = packed(shown, packaging);
  const total = t(tons ? 'quantity.equals' : 'quantity.minimum', { tons: inTons(BigInt(shown)), bags });
  const [first, second] = missing
    ? [t('quantity.of', { tons: format(Number(tons)), min: inTons(minimum) }), missing]
    : [isBelowFigure ? bags : total, pallets];
  return (
    <div className={`order-yard ${missing ? 'below' : tons ? '' : 'expected'}`} part="order">
      <svg className="plan" viewBox="-0.5 -0.5 291 131" aria-hidden="true">
        <path className="outlines" d={outlines} />
        <path d={lines} strokeDasharray={dashes} strokeWidth={width} />
      </svg>
      <p className="counts">
        <strong>{first}</strong>
        {second && (
          <>
            <span className="separator"> · </span>
            <span>{second}</span>
          </>
        )}
      </p>
      {!isBelowFigure && (
        <p className={cell === pallet ? 'key small-text' : 'key large small-text'}>
          {cell === pallet && pallets
            ? t('quantity.block', { tons: inTons(block), pallets: inPallets(block / pallet) })
            : t('quantity.cells', { tons: inTons(block), cell: inTons(cell) })}
        </p>
      )}
    </div>
  );
}

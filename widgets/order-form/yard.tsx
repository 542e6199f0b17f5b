import { bagsPerPallet, bagWeight } from '#company/facts.ts';
import type { Tons } from './order/quantity.ts';
import { useQuantityTexts } from './quantity-texts.ts';

/** The minimum order fills one row of five blocks. Each block has five columns of pallets. */
const [blocks, columns] = [5, 5];
const pallet: Tons = (bagWeight * bagsPerPallet) / 1000;

/** The drawing, 290 × 112 units. The more rows, the lower they are, so that nothing below moves. */
export function plan(tons: Tons, minimum: Tons) {
  let block = minimum / blocks;
  while (tons > 5 * blocks * block) block *= 10;
  // Too small for pallets.
  const isSolid = tons >= 2 * minimum;
  const rows = Math.max(Math.ceil(tons / block / blocks), isSolid ? 2 : 1);
  const height = rows === 1 ? 101 : 122 / rows - 10;
  const perColumn = isSolid ? 1 : Math.max(1, Math.round(block / pallet / columns));
  const perBlock = columns * perColumn;
  const filled = Math.ceil((tons / block) * perBlock);
  // Below the minimum, at least one is missing.
  const marks = tons < minimum ? Math.min(filled, blocks * perBlock - 1) : filled;

  // The length of a pallet in its column, including the gap.
  const length = height / perColumn;
  const gap = isSolid ? 0 : length / 5;
  const corner = (n: number) => [(n % blocks) * 60, Math.floor(n / blocks) * (height + 10)] as const;
  const shown = Math.max(tons > minimum ? 1 : blocks, Math.ceil(marks / perBlock));
  let [outlines, lines] = ['', ''];
  for (let n = 0; n < shown; n++) outlines += `M${corner(n)}h50v${height}h-50z`;
  for (let column = 0; column * perColumn < marks; column++) {
    const [x, y] = corner(Math.floor(column / columns));
    const line = Math.min(perColumn, marks - column * perColumn) * length - gap;
    lines += `M${x + (column % columns) * 10 + 5},${y + gap / 2}v${line}`;
  }
  const dashes = isSolid ? undefined : `${length - gap} ${gap}`;
  return { outlines, lines, dashes, marks, block };
}

type YardProps = {
  tons: string;
  packaging: string;
  minimum: Tons;
  hasError?: boolean;
  /** The field asks what the quantity means: the yard is empty. */
  isUnclear?: boolean;
};

/** A plan of the yard that fills, with the quantity in bags. Before the quantity is typed, the minimum. */
export function Yard({ tons, packaging, minimum, hasError = false, isUnclear = false }: YardProps) {
  const { t, inTons, packed, short } = useQuantityTexts();
  const { outlines, lines, dashes, block } = plan(Number(tons), minimum);
  const missing = tons && short(tons, minimum);
  const bags = packed(tons || String(minimum), packaging);
  // The error of the field contains what is missing, too.
  const figures = tons && missing && !hasError ? [missing] : bags;
  const equals = isUnclear ? [] : [t('quantity.equals', { tons: inTons(minimum), bags: bags[0] })];
  const words = tons ? figures : equals;
  if (block > minimum) words.push(t('quantity.block', { tons: inTons(BigInt(block)) }));
  return (
    <div className={missing ? 'order-yard below' : 'order-yard'} part="order">
      <svg className="plan" viewBox="-0.5 -0.5 291 113" aria-hidden="true">
        <path className="outlines" d={outlines} />
        <path className={dashes ? 'marks' : 'marks solid'} d={lines} strokeDasharray={dashes} />
      </svg>
      <p className="counts">
        {words.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first one is large
          <span key={index}>{text}</span>
        ))}
      </p>
    </div>
  );
}

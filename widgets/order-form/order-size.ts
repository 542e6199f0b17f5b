import { bagsPerPallet, bagWeight } from '#company/facts.ts';
import { type Choices, packaging as choices } from '#company/trade.ts';
import { chosen } from './trade-choices.ts';

/** How large an order is. */
export type OrderSize = {
  /** Metric tons. */
  tons: bigint;
  /** The key of the packaging in `company/trade.ts`: `bags` if nothing was chosen, `mixed` for several choices. */
  packaging: string;
  /** Full bags of the company's weight, and pallets of its number of bags. 0 unless the packaging is `bags`. */
  bags: bigint;
  pallets: bigint;
};

/**
 * Counts an order.
 * @param tons metric tons as digits; empty means 0
 * @param packaging the trade term: the Arabic texts of the chosen packaging
 */
export function orderSize(tons: string, packaging = ''): OrderSize {
  const list = Object.entries(choices as Choices).map(([name, texts]) => ({ name, arabic: texts.ar }));
  const names = chosen(list, packaging).map(({ name }) => name);
  const kind = names.length > 1 ? 'mixed' : (names[0] ?? 'bags');
  const size = { tons: BigInt(tons || 0), packaging: kind, bags: 0n, pallets: 0n };
  if (kind !== 'bags') return size;
  const bags = divideUp(size.tons * 1000n, BigInt(bagWeight));
  return { ...size, bags, pallets: divideUp(bags, BigInt(bagsPerPallet)) };
}

const divideUp = (n: bigint, by: bigint) => (n + by - 1n) / by;

import { describe, expect, test } from 'vitest';
import { bagsPerPallet, bagWeight } from '#company/facts.ts';
import { orderSize } from '../../../../widgets/order-form/quantity.ts';

describe('the size of an order', () => {
  test('counts full bags and pallets', () => {
    expect(orderSize('750')).toEqual({
      tons: 750n,
      packaging: 'bags',
      bags: BigInt(750_000 / bagWeight),
      pallets: BigInt(Math.ceil(750_000 / bagWeight / bagsPerPallet)),
    });
    // A pallet that is not full counts.
    expect(orderSize('1')).toMatchObject({ bags: BigInt(Math.ceil(1000 / bagWeight)), pallets: 1n });
    expect(orderSize('')).toEqual({ tons: 0n, packaging: 'bags', bags: 0n, pallets: 0n });
    expect(orderSize('9007199254740993').tons).toBe(9007199254740993n);
  });

  test.each([
    ['bags', 'bags'],
    ['mixed', 'jumbo,bags'],
    ['mixed', 'jumbo,loose'],
    ['loose', 'loose'],
  ])('counts bags only for bags (%s)', (kind, chosen) => {
    const size = orderSize('600', chosen);
    expect(size.packaging).toBe(kind);
    expect(size.bags > 0n).toBe(kind === 'bags');
  });
});

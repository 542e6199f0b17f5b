// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { packaging } from '#company/trade.ts';
import { plan, Yard } from '../../../../widgets/order-form/yard.tsx';
import { fill, openForm } from '../../../support/order-form.tsx';
import { renderIn } from '../../../support/render.tsx';

describe('yard', () => {
  /** The pallets that are drawn, and the outlined blocks. */
  const drawn = (tons: number) => {
    const { outlines, marks } = plan(tons, 500);
    return { marks, blocks: outlines.split('M').length - 1 };
  };

  test.each([
    [0, 0, 5],
    [499, 249, 5],
    [500, 250, 5],
    [505, 253, 6],
    [999, 500, 10],
  ])('has a mark for each pallet of %d t: %d, in %d blocks', (tons, marks, blocks) => {
    expect(drawn(tons)).toEqual({ marks, blocks });
  });

  test('has at most 25 blocks', () => {
    expect(drawn(1e99).blocks).toBeLessThanOrEqual(25);
  });

  const plain = ({ textContent }: Element) => textContent?.replaceAll('\u00A0', ' ');
  const words = () => Array.from(document.querySelectorAll('form .counts > *'), plain);
  const spoken = () => plain(document.querySelector('.typed-yard > [aria-live]') as Element);

  test('says what the minimum is, what is missing to it, and then how many bags and pallets', async () => {
    await openForm({ minQuantity: 600 });
    expect(words()).toEqual(['600 t = 12,000 bags']);
    expect(spoken()).toBe('');
    fill({ quantity: '400' });
    expect(words()).toEqual(['200 t short']);
    expect(spoken()).toBe('Add 200 t to reach the minimum of 600 t');
    fill({ quantity: '750' });
    expect(words()).toEqual(['15,000 bags', '375 pallets']);
    expect(spoken()).toBe('750 t = 15,000 bags of 50 kg on 375 pallets.');
    fill({ quantity: '6000' });
    expect(words()).toEqual(['120,000 bags', '3,000 pallets', '1 block = 1,200 t']);
    // Quantities about which the field asks.
    for (const quantity of ['600 kg', '600 bags', '60000']) {
      fill({ quantity });
      expect(words()).toEqual([]);
      expect(spoken()).toBe('');
    }
  });

  test('names the chosen packaging', () => {
    renderIn('en', <Yard tons="750" packaging="loose" minimum={500} />);
    expect(document.querySelector('.counts')).toHaveTextContent(packaging.loose.en);
  });
});

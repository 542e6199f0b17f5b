// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packaging } from '#company/trade.ts';
import { emptyOrder } from '../../../../widgets/order-form/order/rows.ts';
import { tradeChoices } from '../../../../widgets/order-form/order/trade-choices.ts';
import { QuantityChart } from '../../../../widgets/order-form/quantity-chart.tsx';
import { HandedOverOrder } from '../../../../widgets/order-form/waybill.tsx';
import { fill, openForm } from '../../../support/order-form.tsx';
import { renderIn } from '../../../support/render.tsx';
import { toCompany } from '../../../support/sample-order.ts';

const month = tradeChoices('en').month[2];
const order = {
  ...emptyOrder,
  name: 'Khalid',
  company: 'Rafidain Trading Co.',
  phone: '+962791234567',
  email: 'khalid@example.com',
  quantity: '750',
  message: '',
  delivery: 'aqaba',
  place: 'Trebil',
  month: month?.key ?? '',
} as const;
const at = new Date(2026, 10, 24, 18, 2).getTime();
const slip = (terms = {}) => (
  <HandedOverOrder
    handedOver={{
      typed: { ...order, countryCode: '+962', ...terms },
      to: { ...toCompany, recipient: 'Acme', whatsapp: '962790000000' },
      at,
    }}
    minimum={500}
    isFolded={false}
    read={() => ({ ...order, countryCode: '+962' })}
    onEdit={() => {}}
  />
);

describe('quantity chart', () => {
  /** The widths of the filled part, the outlines, and the part up to the line, in units of the drawing. */
  const drawn = (tons: number, minimum = 500) => {
    const { container, unmount } = renderIn(
      'en',
      <QuantityChart tons={tons} minimum={minimum} packaging="bags" />,
    );
    const width = (part: string) => Number(container.querySelector(part)?.getAttribute('width') ?? 0);
    const line = container.querySelector('.line')?.getAttribute('d') ?? '';
    const legend = container.querySelector('.legend')?.textContent ?? '';
    const symbols = container.querySelector('.filled > .body')?.getAttribute('d')?.split('M').length ?? 1;
    const result = {
      filled: width('.filled'),
      missing: width('.missing'),
      line: Number(/\d+(\.\d+)?/.exec(line)?.[0]),
      legend,
      symbols: symbols - 1,
    };
    unmount();
    return result;
  };

  test('shows the true share of the minimum, in at most five rows, and is wider for more', () => {
    const quantity = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(quantity, quantity, (tons, minimum) => {
        const { filled, missing, line, legend, symbols } = drawn(tons, minimum);
        expect(filled / line).toBeCloseTo(tons / minimum, 6);
        expect(filled + missing).toBeCloseTo(Math.max(filled, line), 6);
        expect(Math.max(filled, line)).toBeLessThan(300);
        expect(legend).toMatch(/^ = [125]0*(,000)*\st$/);
        expect(symbols % 5).toBe(0);
        expect(symbols).toBeLessThanOrEqual(5 * 30);
        expect(drawn(tons + 1).filled).toBeGreaterThan(drawn(tons).filled);
      }),
      { numRuns: 40 },
    );
    expect(drawn(1e99).filled).toBeLessThanOrEqual(300);
  });

  test('is drawn for a quantity that the form understands, with words for what is missing to the minimum', async () => {
    await openForm({ minQuantity: 600 }, 'fa');
    expect(document.querySelector('.growing-order')).toBeNull();
    fill({ quantity: '400' });
    expect(document.querySelector('.growing-order')).toHaveAttribute('aria-hidden', 'true');
    expect(document.querySelector('.growing-order .least')).toHaveTextContent('۶۰۰');
    for (const number of ['۲۰۰', '۶۰۰']) expect(document.querySelector('.counted')).toHaveTextContent(number);
    fill({ quantity: '600 kg' });
    expect(document.querySelector('.growing-order')).toBeNull();
  });

  test('draws and names the chosen packaging', () => {
    renderIn('en', slip({ packaging: 'loose' }));
    expect(document.querySelector('.heap')).not.toBeNull();
    expect(document.querySelector('.counts')).toHaveTextContent(packaging.loose.en);
  });
});

describe('waybill', () => {
  test('has the quantity, bags, pallets, buyer, delivery, month, recipient and date', () => {
    renderIn('en', slip());
    const waybill = document.querySelector('.waybill') as HTMLElement;
    expect(waybill.querySelector('.figure')).toHaveTextContent('750 t');
    expect(waybill.querySelector('.counts')).toHaveTextContent('15,000 bags of 50 kg (375 pallets)');
    const values = within(waybill.querySelector('.facts') as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values).toEqual([
      'Rafidain Trading Co. · Khalid',
      expect.stringMatching(/^\+962\s79\s123\s4567$/),
      order.email,
      `${tradeChoices('en').delivery[1]?.label} · Trebil`,
      month?.label,
      expect.stringMatching(/^Acme · \+962\s79\s000\s0000$/),
      expect.stringMatching(/November 24, 2026.*6:02/),
    ]);
    // A buyer whose number was doubtful finds it without opening the message.
    const facts = waybill.querySelectorAll('.facts > :not(.printed) > dd');
    expect(Array.from(facts, ({ textContent }) => textContent)).toContain(values[1]);
    expect(waybill.querySelector('.closing')).toHaveTextContent(/\+962\s79\s000\s0000/);
    expect(waybill).toHaveAttribute('part', 'order');
  });
});

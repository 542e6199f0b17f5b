// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { packaging } from '#company/trade.ts';
import { chartOf, tonsPerSymbol } from '../../../../widgets/order-form/quantity-chart.tsx';
import { tradeChoices } from '../../../../widgets/order-form/trade-choices.ts';
import { Waybill } from '../../../../widgets/order-form/waybill.tsx';
import { description, fill, openForm } from '../../../support/order-form.tsx';
import { renderIn } from '../../../support/render.tsx';

const month = tradeChoices('en').month[2];
const order = {
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
const recipient = { name: 'Acme', whatsapp: '962790000000', phone: '', email: '' };
const at = new Date(2026, 10, 24, 18, 2).getTime();
const slip = (terms = {}) => (
  <Waybill order={{ ...order, ...terms }} at={at} recipient={recipient} ours more="">
    next
  </Waybill>
);

describe('quantity chart', () => {
  test.each([
    [0, 4, { filled: 0, missing: 125 }],
    [4, 4, { filled: 1, missing: 124 }],
    [400, 4, { filled: 100, missing: 25 }],
    [500, 4, { filled: 125, missing: 0 }],
    [751, 4, { filled: 188, missing: 0 }],
    [1000, 4, { filled: 250, missing: 0 }],
    [1200, 10, { filled: 120, missing: 0 }],
    [12_000, 100, { filled: 120, missing: 0 }],
  ])('draws %d t with symbols of %d t each', (tons, perSymbol, chart) => {
    expect(tonsPerSymbol(tons)).toBe(perSymbol);
    expect(chartOf(tons, 500)).toEqual(chart);
  });

  test('has at most ten rows, also for a number of 100 digits', () => {
    for (const tons of [1001, 2001, 50_000, 1e99]) expect(chartOf(tons, 500).filled).toBeLessThanOrEqual(250);
  });

  test.each(['en', 'fa'] as const)(
    'has words for what is missing to the minimum, in %s',
    async (language) => {
      await openForm({ minQuantity: 500 }, language);
      fill({ quantity: '400' });
      const digits = language === 'fa' ? ['۱۰۰', '۵۰۰'] : ['100', '500'];
      for (const number of digits) expect(document.querySelector('.counted')).toHaveTextContent(number);
      expect(document.querySelector('.growing-order')).toHaveAttribute('aria-hidden', 'true');
      expect(description('quantity')).not.toContain(digits[0]);
    },
  );

  test('is not drawn for a quantity that the form does not understand', async () => {
    await openForm();
    fill({ quantity: '600' });
    expect(document.querySelector('.growing-order .body')).not.toBeNull();
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
    const values = within(waybill)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values).toEqual([
      'Rafidain Trading Co.',
      'Khalid',
      expect.stringMatching(/^\+962\s79\s123\s4567$/),
      order.email,
      tradeChoices('en').delivery[1]?.label,
      'Trebil',
      month?.label,
      'Acme',
      expect.stringContaining('+962'),
      expect.stringMatching(/November 24, 2026.*6:02/),
    ]);
    expect(waybill).toHaveAttribute('part', 'order');
  });
});

// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Yard } from '../../../../src/sections/product.tsx';
import { renderIn } from '../../../support/render.tsx';

const company = vi.hoisted(() => ({ minimumOrder: 500, bagWeight: 50, bagsPerPallet: 40 }));
vi.mock('../../../../widgets/company/facts.ts', () => company);

describe('yard image', () => {
  test('says how many bags and pallets the minimum order has', () => {
    renderIn('en', <Yard />);
    expect(screen.getByRole('figure')).toHaveTextContent(
      '500 t = 10,000 bags on 250 pallets: our minimum order',
    );
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  test.each([
    { minimumOrder: 400, bagWeight: 50, bagsPerPallet: 40 },
    { minimumOrder: 500, bagWeight: 50, bagsPerPallet: 50 },
  ])('is not shown if the company has other numbers than the image: %o', (other) => {
    Object.assign(company, other);
    const { container } = renderIn('en', <Yard />);
    expect(container).toBeEmptyDOMElement();
  });
});

// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Yard } from '../../../../src/sections/yard.tsx';
import { renderIn } from '../../../support/render.tsx';

const company = vi.hoisted(() => ({ minimumOrder: 500, bagWeight: 50 }));
vi.mock('../../../../widgets/company/facts.ts', () => company);

describe('yard image', () => {
  test('says how many bags the minimum order has', () => {
    renderIn('en', <Yard />);
    expect(screen.getByText('500 t = 10,000 bags of 50 kg')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  test('is not shown if the company has another minimum order or bag weight', () => {
    company.minimumOrder = 400;
    const { container } = renderIn('en', <Yard />);
    expect(container).toBeEmptyDOMElement();
  });
});

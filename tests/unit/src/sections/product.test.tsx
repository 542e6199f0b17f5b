// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QuestionsSection } from '../../../../src/sections/faq.tsx';
import { FeaturesSection } from '../../../../src/sections/features.tsx';
import { MinimumOrderImage } from '../../../../src/sections/product.tsx';
import { SpecTable } from '../../../../src/sections/spec-table.tsx';
import { renderIn } from '../../../support/render.tsx';

const none = { producer: {}, specification: [] as object[], includedDocuments: [] as string[] };
const product = vi.hoisted(() => ({
  producer: {},
  specification: [] as object[],
  includedDocuments: [] as string[],
}));
vi.mock('../../../../widgets/company/product.ts', () => product);
const company = vi.hoisted(() => ({ minimumOrder: 500, bagWeight: 50, bagsPerPallet: 40 }));
vi.mock('../../../../widgets/company/facts.ts', async (original) =>
  Object.assign(company, { ...(await original<object>()), ...company }),
);

const facts = {
  producer: { ar: 'شركة', en: 'Producer Ltd.', fa: 'شرکت', fr: 'Société', ja: '会社' },
  specification: [{ name: { ar: 'الرطوبة', en: 'Moisture' }, value: { ar: '1.5%', en: '1.5% max.' } }],
  includedDocuments: ['analysis', 'origin'],
};
const shipment = 'Every shipment comes with these documents: Certificate of analysis, Certificate of origin.';

afterEach(() => void Object.assign(product, none));

test('missing facts of the company are not shown', () => {
  renderIn('en', <FeaturesSection />);
  renderIn('en', <QuestionsSection />);
  renderIn('en', <SpecTable />);
  expect(screen.getByText(/^Ask for the certificate of analysis/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Every shipment');
  expect(screen.queryByText('Producer')).toBeNull();
});

test('the producer and the guaranteed values are in the data sheet', () => {
  Object.assign(product, facts);
  renderIn('en', <SpecTable />);
  const [table] = screen.getAllByRole('table', { hidden: true });
  expect(table).toHaveTextContent('Moisture1.5% max.');
  expect(table).toHaveTextContent('ProducerProducer Ltd.');
});

test('the documents of every shipment are in the features and in the answers', () => {
  Object.assign(product, facts);
  renderIn('en', <FeaturesSection />);
  expect(screen.getByText(shipment)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Ask for the certificate of analysis');
  renderIn('en', <QuestionsSection />);
  expect(screen.getByText(/^Every shipment.*Choose the documents you need/)).toBeInTheDocument();
});

describe('yard image', () => {
  test('shows the bags and pallets of the minimum order', () => {
    renderIn('en', <MinimumOrderImage />);
    expect(screen.getByRole('figure')).toHaveTextContent('Minimum order 500 t 10,000 bags on 250 pallets');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  test.each([
    { minimumOrder: 400, bagWeight: 50, bagsPerPallet: 40 },
    { minimumOrder: 500, bagWeight: 50, bagsPerPallet: 50 },
  ])('is not shown if the company has other numbers than the image: %o', (other) => {
    Object.assign(company, other);
    const { container } = renderIn('en', <MinimumOrderImage />);
    expect(container).toBeEmptyDOMElement();
  });
});

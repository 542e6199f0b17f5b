// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SectionBoundary } from '../../src/sections/section-boundary.tsx';

let fail = () => {};

function Section() {
  const [failed, setFailed] = useState(false);
  fail = () => setFailed(true);
  if (failed) throw new Error('broken');
  return (
    <section id="part">
      <a href="/product">Product</a>
      <button type="button">Press</button>
      <dialog open>Dialog</dialog>
    </section>
  );
}

test('a section that throws keeps its HTML without dialogs and with disabled buttons', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <SectionBoundary of="#part">
        <Section />
      </SectionBoundary>
      <p>Rest of the page</p>
    </>,
  );
  act(() => fail());
  expect(screen.getByRole('link', { name: 'Product' })).toHaveAttribute('href', '/product');
  expect(screen.getByRole('button', { name: 'Press' })).toBeDisabled();
  expect(screen.queryByText('Dialog')).toBeNull();
  expect(screen.getByText('Rest of the page')).toBeInTheDocument();
  vi.restoreAllMocks();
});

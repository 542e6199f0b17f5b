// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionBoundary } from '../../../../src/sections/section-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a section that throws keeps its HTML with disabled buttons, and the rest of the page works', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const section = (broken: boolean) => (
    <>
      <SectionBoundary selector="#broken">
        <Section broken={broken} />
      </SectionBoundary>
      <p>Rest</p>
    </>
  );
  const { rerender } = render(section(false));
  rerender(section(true));
  expect(screen.getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('Rest')).toBeVisible();
});

function Section({ broken }: { broken: boolean }) {
  if (broken) throw new Error('broken');
  return (
    <section id="broken">
      <a href="https://wa.me/1">Chat</a>
      <button type="button">Send</button>
      <div role="listbox" tabIndex={-1} />
    </section>
  );
}

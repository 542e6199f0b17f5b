// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionBoundary } from '../../../../src/sections/section-boundary.tsx';
import { hydrateOnInteraction } from '../../../../widgets/element/hydrate-on-interaction.ts';

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

test('a section does not hydrate while an input method composes in it', async () => {
  const section = (
    <SectionBoundary selector="input">
      <input name="name" onInput={() => typed()} />
    </SectionBoundary>
  );
  const typed = vi.fn();
  document.body.innerHTML = `<div>${renderToString(section)}</div>`;
  const root = document.body.firstChild as Element;
  const input = screen.getByRole('textbox');
  const compose = (type: string) => input.dispatchEvent(new Event(`composition${type}`, { bubbles: true }));
  const type = () => input.dispatchEvent(new Event('input', { bubbles: true }));
  hydrateOnInteraction({ root: document, prefetch: () => {}, load: async () => () => {}, late: () => {} });
  compose('start');
  await act(async () => void hydrateRoot(root, section));
  await act(async () => void type());
  expect(typed).not.toHaveBeenCalled();
  await act(async () => {
    compose('end');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(input).toBeInTheDocument();
  type();
  expect(typed).toHaveBeenCalledOnce();
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

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../../widgets/i18n/i18n.ts';
import english from '../../../../widgets/locales/en.json';
import { Announcements } from '../../../../widgets/order-form/announcements.tsx';
import type { Toast } from '../../../../widgets/order-form/order/state.ts';
import { shownFor, ToastPopover } from '../../../../widgets/order-form/toast.tsx';

const ready: Toast = { kind: 'opened' };
const failed: Toast = { kind: 'failed' };
const closed = vi.fn();
const i18n = createI18n('en', { widgets: english });

const toast = (content?: Toast) => (
  <I18nextProvider i18n={i18n}>
    {content && <ToastPopover toast={content} minimum={500} onClose={closed} />}
  </I18nextProvider>
);
const card = () => document.querySelector('.toast') as HTMLElement;
const movePointer = (movementX = 3) =>
  fireEvent(card(), new MouseEvent('pointermove', { bubbles: true, movementX }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  closed.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('toast › closes although it has opened below a resting pointer', () => {
  render(toast(ready));
  fireEvent.pointerEnter(card());
  fireEvent.mouseEnter(card());
  movePointer(0);
  pass(shownFor);
  expect(closed).toHaveBeenCalledOnce();
});

test('toast › pauses while the pointer moves in it, and continues with the remaining time', () => {
  render(toast(ready));
  pass(3000);
  movePointer();
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card());
  pass(shownFor - 3001);
  expect(closed).not.toHaveBeenCalled();
  pass(1);
  expect(closed).toHaveBeenCalledOnce();
});

test('toast › pauses while its button has the focus', () => {
  render(toast(ready));
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  // The pointer crosses it.
  movePointer();
  fireEvent.pointerLeave(card());
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  pass(shownFor);
  expect(closed).toHaveBeenCalledOnce();
});

test('toast › pauses while the visitor is in another tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(toast(ready));
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(shownFor);
  expect(closed).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

test('toast › another toast replaces it and restarts the countdown', () => {
  const { rerender } = render(toast(ready));
  pass(4000);
  rerender(toast(failed));
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  pass(shownFor - 1);
  expect(closed).not.toHaveBeenCalled();
  pass(1);
  expect(closed).toHaveBeenCalledOnce();
});

test('toast › a success is announced when the visitor returns from WhatsApp', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Announcements toast={ready} announced={undefined} minimum={500} />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe('');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(container.querySelector('[aria-live=polite]')?.textContent).not.toBe('');
  hidden.mockRestore();
});

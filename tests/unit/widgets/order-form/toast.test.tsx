// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../../widgets/i18n/i18n.ts';
import english from '../../../../widgets/locales/en.json';
import { Announcements } from '../../../../widgets/order-form/announcements.tsx';
import type { Toast } from '../../../../widgets/order-form/order/state.ts';
import { orderStore } from '../../../../widgets/order-form/order-store.ts';
import { ToastPopover } from '../../../../widgets/order-form/toast.tsx';

/** Of the specification, in milliseconds. */
const shownFor = 5000;
const ready: Toast = { kind: 'opened' };
const failed: Toast = { kind: 'error' };
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
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  closed.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

let isHidden = false;
const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
};
const button = () => screen.getByRole('button', { name: 'Close' });

test.each([
  ['the pointer moves in it', movePointer, () => fireEvent.pointerLeave(card())],
  [
    'its button has the focus',
    () => {
      fireEvent.focus(button());
      // The pointer crosses it.
      movePointer();
      fireEvent.pointerLeave(card());
    },
    () => fireEvent.blur(button()),
  ],
  ['the visitor is in another tab', () => setHidden(true), () => setHidden(false)],
])('toast › pauses while %s, and then begins again', (_, pause, resume) => {
  render(toast(ready));
  pass(3000);
  pause();
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  resume();
  pass(shownFor - 1);
  expect(closed).not.toHaveBeenCalled();
  pass(1);
  expect(closed).toHaveBeenCalledOnce();
});

test('toast › returns the focus', () => {
  document.body.innerHTML = '<input>';
  const input = document.querySelector('input');
  render(toast(failed));
  act(() => button().focus());
  fireEvent.focus(button(), { relatedTarget: input });
  fireEvent.click(button());
  expect(input).toHaveFocus();
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
  isHidden = true;
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Announcements store={orderStore()} toast={ready} minimum={500} />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe('');
  setHidden(false);
  expect(container.querySelector('[aria-live=polite]')?.textContent).not.toBe('');
});

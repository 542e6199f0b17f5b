// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../../../widgets/element/loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('blocked files are requested six times, then when the visitor presses the widget or the browser is online', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const widget = document.createElement('div');
  void retry<void>(load, undefined, undefined, widget);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(load).toHaveBeenCalledTimes(6);
  document.body.click();
  widget.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(6);
  widget.click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(7);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(8);
});

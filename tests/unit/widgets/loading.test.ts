// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { scriptOnPage } from '../../../widgets/element/script-url.ts';
import { retry } from '../../../widgets/ui/loading.ts';

afterEach(() => void vi.useRealTimers());

test('blocked files are requested three times, then when the visitor presses the widget or the browser is online', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const widget = document.createElement('div');
  void retry<void>(load, undefined, undefined, widget);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(load).toHaveBeenCalledTimes(3);
  document.body.click();
  widget.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(3);
  widget.click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(4);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(5);
});

// Firefox drops promises that are pending when a page enters its back/forward cache.
test('an import that was pending starts again after Back', async () => {
  const load = vi.fn(() => (load.mock.calls.length > 1 ? Promise.resolve('module') : new Promise(() => {})));
  const loaded = retry(load);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await loaded).toBe('module');
});

test('the URL of a script that a consent tool runs inline is ours, also behind the embed.js of another provider', () => {
  document.body.innerHTML = `<script src="//www.instagram.com/embed.js"></script>
    <script data-src="https://dap.example.com/embed.js?ver=6">/* dap-embed-script */</script>`;
  expect(scriptOnPage()).toBe('https://dap.example.com/embed.js?ver=6');
});

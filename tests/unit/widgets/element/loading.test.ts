// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { retry } from '../../../../widgets/element/loading.ts';

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

// Firefox drops messages and promises that are pending when a page enters its back/forward cache.

const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

/** While `isLeaving`, messages are dropped. */
let isLeaving = false;
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = {
    postMessage: () => {
      if (!isLeaving) setTimeout(() => this.port1.onmessage?.());
    },
  };
}

test('React continues after Back', async () => {
  const ofPage = () => {};
  vi.stubGlobal('setImmediate', ofPage);
  vi.stubGlobal('MessageChannel', Channel);
  const { createRoot } = await import('../../../../widgets/element/react-client.ts');
  expect(globalThis.setImmediate, 'the variable of the page').toBe(ofPage);
  vi.unstubAllGlobals();

  const root = createRoot(document.body);
  isLeaving = true;
  root.render(createElement('p', {}, 'Restored'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.body.textContent).toBe('');
  isLeaving = false;
  comeBack();
  await waitFor(() => expect(document.body.textContent).toBe('Restored'));
});

test('an import that was pending starts again after Back', async () => {
  const load = vi.fn(() => (load.mock.calls.length > 1 ? Promise.resolve('module') : new Promise(() => {})));
  const loaded = retry(load);
  comeBack();
  expect(await loaded).toBe('module');
  comeBack();
  expect(load).toHaveBeenCalledTimes(2);
});

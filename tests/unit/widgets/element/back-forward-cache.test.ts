// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { retry } from '../../../../widgets/element/loading.ts';

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
  await vi.waitFor(() => expect(document.body.textContent).toBe('Restored'));
});

test('an import that was pending starts again after Back', async () => {
  const load = vi.fn(() => (load.mock.calls.length > 1 ? Promise.resolve('module') : new Promise(() => {})));
  const loaded = retry(load);
  comeBack();
  expect(await loaded).toBe('module');
  comeBack();
  expect(load).toHaveBeenCalledTimes(2);
});

// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';

/** A channel of a page that enters the back/forward cache of Firefox: while `isLeaving`, messages are dropped. */
let isLeaving = false;
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = {
    postMessage: () => {
      if (!isLeaving) setTimeout(() => this.port1.onmessage?.());
    },
  };
}

test('React continues after Back although the browser has dropped its message', async () => {
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
  dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(document.body.textContent).toBe('Restored'));
});

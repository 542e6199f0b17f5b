// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };

/** The iframe page of the order form at this query. */
async function open(query: string) {
  happyDOM.setURL(`https://dap.example.com/embed/order-form/${query}`);
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  document.body.innerHTML =
    '<main><template><dap-order-form><a href="/"></a></dap-order-form></template></main>';
  vi.resetModules();
  await import('../../../src/iframe/iframe.ts');
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('dap-order-form') as HTMLElement;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  if (!customElements.get('dap-order-form'))
    customElements.define(
      'dap-order-form',
      class extends HTMLElement {
        static observedAttributes = ['whatsapp', 'lang', 'theme'];
      },
    );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('iframe page in an unsupported language follows the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fa']);
  await open('?lang=xx');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fa', 'rtl']);
});

test.each([
  ['WhatsApp=1', '1'],
  ['lang=en&amp;whatsapp=1', '1'],
  ['whatsapp=+971+50+123+4567', '+971 50 123 4567'],
  ['whatsapp=%2B962791112223', '+962791112223'],
  ['whatsapp=%252B962791112223', '%2B962791112223'],
])('iframe page applies %s with the plus of the number', async (query, number) => {
  expect((await open(`?${query}`)).getAttribute('whatsapp')).toBe(number);
});

test('iframe page repeats its height for a host page that listens late', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval'] });
  const post = vi.spyOn(window.parent, 'postMessage').mockReturnValue();
  const opening = open('?lang=en');
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ height: 100 } as DOMRect);
  await vi.advanceTimersByTimeAsync(3000);
  expect(post.mock.calls.map(([message]) => message)).toEqual(
    Array(3).fill({ type: 'dap-height', height: 100 }),
  );
  vi.useRealTimers();
});

test('iframe page ignores an unknown attribute', async () => {
  expect((await open('?onclick=alert(1)')).hasAttribute('onclick')).toBe(false);
});

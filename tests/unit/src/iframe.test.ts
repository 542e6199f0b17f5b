// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
let resize: (() => void) | undefined;

/** The iframe page of the order form at this query. */
async function open(query: string) {
  happyDOM.setURL(`https://dap.example.com/embed/order-form/${query}`);
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  document.body.innerHTML = '<main><dap-order-form></dap-order-form></main>';
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
      constructor(callback: () => void) {
        resize = callback;
      }
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

test('iframe page reads language, theme and attributes from the query', async () => {
  const element = await open('?lang=en-GB&theme=dark&whatsapp=962791111111');
  expect(element.getAttribute('whatsapp')).toBe('962791111111');
  expect(element.getAttribute('lang')).toBe('en-GB');
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset.theme]).toEqual(['en', 'ltr', 'dark']);
});

test('iframe page in an unsupported language follows the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fa']);
  await open('?lang=de');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fa', 'rtl']);
});

test('iframe page warns about an unknown attribute and ignores it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = await open('?onclick=alert(1)');
  expect(element.hasAttribute('onclick')).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '<dap-order-form>: Unknown attribute "onclick" in the URL of the iframe. Ignoring it. Expected one of: whatsapp, lang, theme.',
  );
});

test('iframe page sends its height to the host page, once for each change', async () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  await open('');
  const box = vi.spyOn(document.body, 'getBoundingClientRect');
  for (const height of [500.4, 500.4, 640]) {
    box.mockReturnValue({ height } as DOMRect);
    resize?.();
  }
  expect(post.mock.calls).toEqual([
    [{ type: 'dap-height', height: 501 }, '*'],
    [{ type: 'dap-height', height: 640 }, '*'],
  ]);
});

test('iframe page sends the summary of an order to the host page, without personal data', async () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  const element = await open('');
  const summary = { quantity: '500', language: 'ar' };
  const detail = { order: { name: 'Laith' }, message: 'Laith', url: 'https://wa.me/1?text=Laith', summary };
  element.dispatchEvent(new CustomEvent('dap-order-opened', { detail }));
  expect(post.mock.calls).toEqual([[{ type: 'dap-order-opened', summary }, '*']]);
});

test('iframe page places dialogs near the pointer', async () => {
  await open('');
  vi.stubGlobal('innerHeight', 3000);
  vi.spyOn(window.screen, 'availHeight', 'get').mockReturnValue(1000);
  document.body.dispatchEvent(
    new PointerEvent('pointerdown', { clientY: 2000, bubbles: true, composed: true }),
  );
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--visible-height')).toBe('700px');
  expect(style.getPropertyValue('--visible-top')).toBe('1650px');
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const mount = vi.hoisted(() => ({ mountIsland: vi.fn() }));
vi.mock('../../../src/client/mount.tsx', () => mount);

/** With fake timers, Testing Library cannot wait. Files are transformed on demand. */
const slow = 20_000;
let controller: AbortController;
/** The targets of the listeners, with their own method. */
const targets = [window, document].map((target) => [target, target.addEventListener] as const);

const template = [
  '*طلب جديد لكمية كبيرة*',
  '',
  'الاسم: ',
  'الشركة: غير محددة',
  'رقم الهاتف: \u200E',
  'الكمية المطلوبة:  طن',
];

/** A prerendered page, and the script. */
async function boot(attribute = '') {
  document.body.innerHTML = `
    <p class="loading" data-loading="Loading…" data-failed="It could not be loaded."></p>
    <div data-island="language" lang="en"><div id="language" role="combobox" tabindex="0">English</div></div>
    <div data-island="gallery" lang="en"><a id="image" href="/a.jpg" aria-haspopup="dialog">Image</a></div>
    <span data-year="2020">© ۲۰۲۰ A</span>
    <button id="print" data-print>Print</button>
    <div>
      <section class="plain-form plain-order" tabindex="-1">
        <form action="https://wa.me/1"><textarea data-fields="name company phone quantity">${template.join('\n')}</textarea></form>
      </section>
      <div data-island="order" lang="en"><div class="order-form">
        <form class="form"${attribute}><input name="name"><input name="company"><input name="phone"><input name="quantity">
          <input type="hidden" name="countryCode" value="+962"><button type="submit">Send</button></form>
      </div></div>
    </div>`;
  vi.resetModules();
  await import('../../../src/client/boot.ts');
}
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const form = () => element('.order-form > .form') as HTMLFormElement;
const submit = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const type = (name: string, value: string) => {
  (form().elements.namedItem(name) as HTMLInputElement).value = value;
  form().dispatchEvent(new Event('change', { bubbles: true }));
};
const stored = () => JSON.parse(sessionStorage.getItem('dap_order') ?? '{}');

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  mount.mountIsland.mockReset().mockReturnValue(() => {});
  controller = new AbortController();
  // The script listens for the life of the page; each test is a new page.
  for (const [target, add] of targets)
    target.addEventListener = ((name: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const signals = [controller.signal, ...(options?.signal ? [options.signal] : [])];
      add.call(target, name, listener, { ...options, signal: AbortSignal.any(signals) });
    }) as typeof target.addEventListener;
});
afterEach(() => {
  controller.abort();
  for (const [target, add] of targets) target.addEventListener = add;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form with a kept draft hydrates its island at once, and no other', async () => {
  await boot(' data-kept="shown"');
  const hydrated = () => mount.mountIsland.mock.calls.map(([root]) => root.dataset.island);
  await vi.waitFor(() => expect(hydrated()).toEqual(['order']), slow);
});

test('the year is the one of the visit, and print buttons print', async () => {
  vi.setSystemTime('2031-03-02');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await boot();
  expect(element('[data-year]').textContent).toBe('© ۲۰۳۱ A');
  element('#print').click();
  expect(print).toHaveBeenCalledOnce();
});

describe('when an island cannot be loaded', () => {
  beforeEach(() => {
    mount.mountIsland.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
  });

  test('after six seconds, a link is followed and a button shows an error', async () => {
    await boot();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    element('#image').click();
    element('#language').click();
    await vi.advanceTimersByTimeAsync(5900);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/a\.jpg$/));
    expect(element('.loading').textContent).toBe('It could not be loaded.');
    expect(element('#language').ariaBusy).toBeNull();
  });

  test.each([
    ['0790000000', '+962 790000000'],
    ['٠٠٩٦٢٧٩٠٠٠٠٠٠٠', '٠٠٩٦٢٧٩٠٠٠٠٠٠٠'],
    ['＋962790000000', '＋962790000000'],
    ['٩٦٢790000000', '٩٦٢790000000'],
  ])(
    'the plain order form has what was typed (%s), keeps what is written in it until it is sent',
    async (phone, number) => {
      await boot();
      type('name', 'Laith');
      type('phone', phone);
      type('quantity', '750');
      submit();
      await vi.advanceTimersByTimeAsync(6100);
      const textarea = element('.plain-form textarea') as HTMLTextAreaElement;
      expect(textarea.value.split('\n').slice(2)).toEqual([
        'الاسم: Laith',
        'الشركة: غير محددة',
        `رقم الهاتف: \u200E${number}`,
        'الكمية المطلوبة: 750 طن',
      ]);
      textarea.value += '\nAqaba';
      textarea.focus();
      submit();
      await vi.advanceTimersByTimeAsync(6100);
      expect(textarea.value).toMatch(/Aqaba$/);
      expect(document.activeElement).toBe(textarea);
      mount.mountIsland.mockReturnValue(() => {});
      // After three failures, loading waits for a press.
      await vi.waitFor(() => {
        document.body.click();
        expect(mount.mountIsland.mock.results.at(-1)?.type).toBe('return');
      }, slow);
      // An edited text stays until it is sent.
      textarea.dispatchEvent(new Event('focusout', { bubbles: true }));
      element('.plain-form form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await vi.waitFor(() => expect(element('.plain-form')).toBeNull(), slow);
      expect((form().elements.namedItem('quantity') as HTMLInputElement).value).toBe('');
    },
  );
});

test('an opened order is forgotten after 30 minutes on every page, and what is typed stays', async () => {
  const fields = { name: 'Laith' };
  const opened = { at: Date.now(), typed: { name: 'A' } };
  sessionStorage.setItem('dap_order', JSON.stringify({ fields, opened }));
  await boot();
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  expect(stored()).toEqual({ fields, opened });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(stored()).toMatchObject({ fields });
  expect(stored().opened).toBeUndefined();
});

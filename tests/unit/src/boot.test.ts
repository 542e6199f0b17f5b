// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDrafts } from '../../../src/boot-drafts.ts';

const main = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('../../../src/main.tsx', () => main);

let controller: AbortController;
/** The targets of the listeners, with their own method. */
const targets = [window, document].map((target) => [target, target.addEventListener] as const);

/** A prerendered page, and the script. */
async function boot() {
  document.body.innerHTML = `
    <p class="loading" data-failed="It could not be loaded."></p>
    <a id="menu" href="#quick-links" aria-haspopup="menu" role="button">Menu</a>
    <nav id="languages"><a id="fr" href="/fr/" hreflang="fr">Français</a></nav>
    <div id="language" role="combobox" tabindex="0">English</div>
    <div class="order-form">
      <section class="plain-form plain-order" tabindex="-1">
        <form action="https://wa.me/1"><textarea>New order</textarea></form>
      </section>
      <form class="form"><input name="name"><input name="phone"><input name="quantity">
        <input type="hidden" name="countryCode" value="+962"><button type="submit">Send</button></form>
    </div>`;
  vi.resetModules();
  await import('../../../src/boot.ts');
}
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const form = () => element('.order-form > .form') as HTMLFormElement;
const submit = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const type = (name: string, value: string) => {
  (form().elements.namedItem(name) as HTMLInputElement).value = value;
  form().dispatchEvent(new Event('change', { bubbles: true }));
};
/** Boots the page. @returns finishes hydration */
async function bootWithoutReact() {
  let hydrate = () => {};
  const loaded = new Promise((resolve) => {
    hydrate = () => resolve(() => {});
  });
  main.load.mockReturnValue(loaded);
  await boot();
  return hydrate;
}
const missing = () => main.load.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  sessionStorage.clear();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  main.load.mockReset().mockResolvedValue(() => {});
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
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('before hydration', () => {
  test('a language that is chosen by a link of the footer is stored', async () => {
    await bootWithoutReact();
    element('#fr').addEventListener('click', (event) => event.preventDefault());
    element('#fr').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(document.cookie).not.toContain('dap_lng');
    element('#fr').click();
    expect(document.cookie).toContain('dap_lng=fr');
  });

  test('text is saved as a draft', async () => {
    await boot();
    type('name', 'Laith');
    expect(JSON.parse(sessionStorage.getItem('dap_order') ?? '')).toMatchObject({
      fields: { name: 'Laith', countryCode: '+962' },
    });
  });

  test('a draft starts hydration at once', async () => {
    sessionStorage.setItem('dap_order', '{}');
    await boot();
    await vi.advanceTimersByTimeAsync(1);
    expect(main.load).toHaveBeenCalledOnce();
  });
});

describe('when React cannot be loaded', () => {
  test('a link is followed after six seconds', async () => {
    missing();
    await boot();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    element('#menu').click();
    await vi.advanceTimersByTimeAsync(5900);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#quick-links$/));
  });

  test('a button shows an error after six seconds', async () => {
    missing();
    await boot();
    element('#language').click();
    await vi.advanceTimersByTimeAsync(6100);
    expect(element('.loading').textContent).toBe('It could not be loaded.');
    expect(element('#language').ariaBusy).toBeNull();
  });

  test('loading is retried with growing delays, and success removes the plain order form', async () => {
    missing();
    await boot();
    submit();
    await vi.advanceTimersByTimeAsync(6100);
    expect(main.load.mock.calls.length).toBeGreaterThan(1);
    expect(main.load.mock.calls.length).toBeLessThan(5);
    const textarea = element('.plain-form textarea');
    textarea.focus();
    main.load.mockResolvedValue(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    // The visitor types in it.
    expect(element('.plain-form')).not.toBeNull();
    textarea.dispatchEvent(new Event('focusout', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(element('.plain-form')).toBeNull();
  });
});

test('the data sheet prints without an image that has not loaded', async () => {
  await boot();
  document.body.innerHTML = '<figure class="sack"><img></figure>';
  const image = document.querySelector('img') as HTMLImageElement;
  for (const complete of [false, true]) {
    Object.defineProperty(image, 'complete', { value: complete, configurable: true });
    window.dispatchEvent(new Event('beforeprint'));
    expect(image.parentElement?.classList.contains('no-print')).toBe(!complete);
  }
});

describe('drafts', () => {
  const page = (name: string) => {
    document.body.innerHTML = `<div class="order-form"><form class="form"><input name="name" value="${name}"><input name="email" value=""></form></div>`;
  };

  test('keep the earlier value of an empty field, and an opened order', () => {
    const opened = { typed: { name: 'A' } };
    const fields = { email: 'a@b.example', name: 'A' };
    sessionStorage.setItem('dap_order', JSON.stringify({ fields, opened }));
    page('Laith');
    saveDrafts();
    expect(JSON.parse(sessionStorage.dap_order)).toMatchObject({
      fields: { ...fields, name: 'Laith' },
      opened,
    });
  });

  test('lose an opened order after 30 minutes on every page, and keep what is typed', async () => {
    const fields = { name: 'Laith' };
    const handedOver = { at: Date.now(), typed: { name: 'A' } };
    sessionStorage.setItem('dap_order', JSON.stringify({ fields, handedOver }));
    await boot();
    await vi.advanceTimersByTimeAsync(29 * 60_000);
    expect(JSON.parse(sessionStorage.dap_order)).toEqual({ fields, handedOver });
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(JSON.parse(sessionStorage.dap_order)).toEqual({ fields });
  });

  test('are not written for an empty form, and never throw', () => {
    page('');
    saveDrafts();
    expect(sessionStorage).toHaveLength(0);
    page('Laith');
    sessionStorage.setItem('dap_order', 'no JSON');
    expect(saveDrafts).not.toThrow();
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateOnInteraction, type Mount } from '../../../../widgets/element/hydrate-on-interaction.ts';
import { keepingControls } from '../../../../widgets/element/keep-controls.ts';

let root: ShadowRoot;
const html = `<form><input name="name"><textarea name="message"></textarea><button type="submit">Send</button></form>
  <button class="thumb">1</button><button class="thumb">2</button><div role="combobox" tabindex="0"></div>`;
const one = <E extends HTMLElement = HTMLInputElement>(selector: string) => root.querySelector(selector) as E;

/** Starts waiting in the root. @returns the mocks of the files and of hydration */
function wait(mount: Mount = () => {}) {
  const load = vi.fn(
    async (): Promise<Mount | undefined> =>
      keepingControls(root, async (onCommitted) => {
        await mount();
        onCommitted();
      }),
  );
  const files = { prefetch: vi.fn(), load, late: vi.fn(), failed: vi.fn() };
  return { ...files, hydrate: hydrateOnInteraction({ root, ...files }) };
}
/** The presses on these elements, by their index. */
function presses(selector: string) {
  const pressed: number[] = [];
  root.addEventListener('click', ({ target }) =>
    pressed.push(Array.from(root.querySelectorAll(selector)).indexOf(target as Element)),
  );
  return pressed;
}
/** Hydration that does not match: all nodes are replaced. */
const replaceAll: Mount = () => {
  root.innerHTML = html;
};
const idle = () => vi.advanceTimersByTimeAsync(250);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.innerHTML = '<div></div>';
  root = (document.body.firstChild as Element).attachShadow({ mode: 'open' });
  root.innerHTML = html;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('presses are repeated in order, each once, on replaced nodes', async () => {
  wait(replaceAll);
  const thumbs = root.querySelectorAll<HTMLElement>('.thumb');
  const seen = presses('.thumb, [role=combobox]');
  for (const index of [1, 1, 0]) thumbs[index]?.click();
  one('[role=combobox]').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
  );
  expect(seen).toEqual([]);
  await idle();
  expect(seen).toEqual([1, 0, 2]);
  expect(root.querySelector('[aria-busy]')).toBeNull();
});

test('a press that waits for six seconds is reported and not repeated; loading continues', async () => {
  const { load, late } = wait();
  let loaded = (_: Mount) => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  const seen = presses('.thumb');
  one('.thumb').click();
  await vi.advanceTimersByTimeAsync(5900);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(late).toHaveBeenCalledExactlyOnceWith(one('.thumb'));
  loaded(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual([]);
  one('.thumb').click();
  expect(seen).toEqual([0]);
});

test('a press is late at once if hydration throws', async () => {
  const { late, failed } = wait(() => {
    throw new Error('broken');
  });
  one('.thumb').click();
  await idle();
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  expect(late).toHaveBeenCalledExactlyOnceWith(one('.thumb'));
});

test('replaced controls keep input, selection and focus, and tell it to React', async () => {
  const told: string[] = [];
  const { hydrate } = wait(() => {
    root.innerHTML = html;
    for (const control of root.querySelectorAll<HTMLInputElement>('input, textarea'))
      control.addEventListener('input', () => told.push(control.name));
  });
  const name = one('[name=name]');
  name.focus();
  name.value = 'Laith';
  name.setSelectionRange(1, 3);
  await hydrate();
  expect(one('[name=name]')).not.toBe(name);
  expect(one('[name=name]').value).toBe('Laith');
  expect(root.activeElement).toBe(one('[name=name]'));
  expect([one('[name=name]').selectionStart, one('[name=name]').selectionEnd]).toEqual([1, 3]);
  expect(told).toEqual(['name']);
});

test('an element that is put back takes neither the focus nor the text of its first render', async () => {
  let render = () => {};
  await keepingControls(root, (onCommitted) => {
    render = () => {
      root.innerHTML = html;
      onCommitted();
    };
    one('[name=name]').focus();
    one('[name=name]').value = 'Lai';
    render();
  })();
  expect(root.activeElement).toBe(one('[name=name]'));
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  render();
  expect(document.activeElement).toBe(search);
  expect(one('[name=name]').value).toBe('');
});

test('a draft in an untouched control stays', async () => {
  const { hydrate } = wait(() => {
    root.innerHTML = html;
    one('[name=message]').value = 'draft';
  });
  one('[name=name]').value = 'Laith';
  await hydrate();
  expect(one('[name=name]').value).toBe('Laith');
  expect(one('[name=message]').value).toBe('draft');
});

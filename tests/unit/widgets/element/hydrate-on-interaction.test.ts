// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  composition,
  hydrateOnInteraction,
  type Mount,
} from '../../../../widgets/element/hydrate-on-interaction.ts';
import { keepingControls } from '../../../../widgets/element/keep-controls.ts';

let root: ShadowRoot | HTMLElement;
const html = `<form><input name="name"><input name="agree" type="checkbox"><select name="size"><option>A<option>B</select>
  <textarea name="message"></textarea><button type="submit">Send</button></form>
  <button class="thumb">1</button><button class="thumb">2</button><div role="combobox" tabindex="0"></div>`;
const one = <E extends HTMLElement = HTMLInputElement>(selector: string) => root.querySelector(selector) as E;
const focused = () => (root.getRootNode() as ShadowRoot).activeElement;
const dispatch = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));

/** Starts waiting in the root. @returns the mocks of the files and of hydration */
function wait(mount: Mount = () => {}) {
  const load = vi.fn(
    async (): Promise<Mount | undefined> =>
      keepingControls(root, async (pressable, onCommitted) => {
        await mount(pressable);
        onCommitted();
      }),
  );
  const files = { prefetch: vi.fn(), load, late: vi.fn() };
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

test('nothing is loaded until the visitor acts in the root', async () => {
  const { load, prefetch } = wait();
  dispatch(document.body, 'pointerup');
  await idle();
  expect(load).not.toHaveBeenCalled();
  dispatch(one('input'), 'pointerdown');
  await idle();
  expect(prefetch).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
  dispatch(one('input'), 'pointerup');
  dispatch(one('input'), 'input');
  await idle();
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['the same nodes', () => {}],
  ['replaced nodes', replaceAll],
])('presses are repeated in order, each once, on %s', async (_, mount) => {
  wait(mount);
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

test('a press of Send is repeated once, also where the browser blocks the submit event', async () => {
  wait(replaceAll);
  const sent = presses('[type=submit]');
  for (const _ of [1, 2]) dispatch(one('[type=submit]'), 'click');
  expect(sent).toEqual([]);
  dispatch(one('form'), 'submit');
  await idle();
  expect(sent).toEqual([0]);
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

test.each(['a shadow root', 'an element'])(
  'replaced controls in %s keep input, selection and focus, and tell it to React',
  async (kind) => {
    if (kind === 'an element') {
      root = document.createElement('div');
      root.innerHTML = html;
      document.body.append(root);
    }
    const told: string[] = [];
    const { hydrate } = wait(() => {
      root.innerHTML = html;
      for (const control of root.querySelectorAll<HTMLInputElement>('input, select, textarea'))
        control.addEventListener('input', () => told.push(control.name));
    });
    const [name, agree, size] = [one('[name=name]'), one('[name=agree]'), one<HTMLSelectElement>('select')];
    name.focus();
    name.value = 'Laith';
    name.setSelectionRange(1, 3);
    agree.checked = true;
    size.value = 'B';
    await hydrate();
    expect(one('[name=name]')).not.toBe(name);
    expect(one('[name=name]').value).toBe('Laith');
    expect(focused()).toBe(one('[name=name]'));
    expect([one('[name=name]').selectionStart, one('[name=name]').selectionEnd]).toEqual([1, 3]);
    expect(one('[name=agree]').checked).toBe(true);
    expect(one('select').value).toBe('B');
    expect(told.sort()).toEqual(['agree', 'name', 'size']);
  },
);

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

test('hydration waits until an input method has composed', async () => {
  const mount = vi.fn();
  const { hydrate } = wait(mount);
  dispatch(one('input'), 'compositionstart');
  const hydrated = hydrate();
  await idle();
  expect(mount).not.toHaveBeenCalled();
  // The next word begins in the same task.
  dispatch(one('input'), 'compositionend');
  dispatch(one('input'), 'compositionstart');
  await idle();
  expect(mount).not.toHaveBeenCalled();
  expect(composition).toBeInstanceOf(Promise);
  dispatch(one('input'), 'compositionend');
  await idle();
  await hydrated;
  expect(mount).toHaveBeenCalledOnce();
  expect(composition).toBeUndefined();
});

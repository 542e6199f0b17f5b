// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { closeOnBack } from '../../../src/lightbox-back.ts';

// happy-dom has no session history: this one has the current entry and the one below it.
let entries: unknown[] = [{ router: 'kept' }];
const back = vi.fn(() => {
  queueMicrotask(() => {
    entries.pop();
    dispatchEvent(new PopStateEvent('popstate'));
  });
});
const pushState = vi.fn((state: unknown) => void entries.push(state));
vi.stubGlobal('history', {
  scrollRestoration: 'auto',
  back,
  pushState,
  get state() {
    return entries.at(-1);
  },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  entries = [{ router: 'kept' }];
  vi.clearAllMocks();
});

test('a lightbox that opens again before the entry is left still catches Back', async () => {
  const onBack = vi.fn();
  closeOnBack(vi.fn())();
  const release = closeOnBack(onBack);
  await settle();
  expect(history.state).toMatchObject({ dapGallery: true });
  history.back();
  await settle();
  expect(onBack).toHaveBeenCalledOnce();
  release();
});

test('a page that navigated meanwhile keeps its entry', () => {
  const release = closeOnBack(vi.fn());
  entries.push({ router: 'elsewhere' });
  release();
  expect(back).not.toHaveBeenCalled();
});

test('a sandboxed page without history does not throw', () => {
  pushState.mockImplementationOnce(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => closeOnBack(vi.fn())()).not.toThrow();
});

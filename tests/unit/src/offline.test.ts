// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOffline } from '../../../src/offline/register-service-worker.ts';

const page = '/fr/company-profile/';

describe('registration of the service worker', () => {
  const postMessage = vi.fn();
  const register = vi.fn(async () => {});
  const leave = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  const use = (properties: object) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), properties));

  beforeEach(() => {
    postMessage.mockReset();
    register.mockClear();
    document.documentElement.lang = 'fr';
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { register, ready: Promise.resolve({ active: { postMessage } }) },
      configurable: true,
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('waits until the visitor leaves the page, then sends each language of the page', async () => {
    keepOffline();
    expect(register).not.toHaveBeenCalled();
    leave();
    await waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith('fr'));
    expect(register).toHaveBeenCalledExactlyOnceWith('/offline.js');
    document.documentElement.lang = 'ja';
    await waitFor(() => expect(postMessage).toHaveBeenLastCalledWith('ja'));
  });

  test.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ])('is skipped with %j', (connection) => {
    use({ connection });
    keepOffline();
    leave();
    expect(register).not.toHaveBeenCalled();
  });

  test('does not throw if service workers are blocked', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      configurable: true,
    });
    keepOffline();
    leave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(register).not.toHaveBeenCalled();
  });
});

describe('service worker', () => {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (target: string | Request) =>
    new URL(typeof target === 'string' ? target : target.url, 'https://dap.example.com').pathname;
  const storage = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (target: string | Request) =>
      [...stores.values()]
        .find((store) => store.has(pathOf(target)))
        ?.get(pathOf(target))
        ?.clone(),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (target: string | Request) => store.get(pathOf(target))?.clone(),
        put: async (path: string, response: Response) => void store.set(path, response),
      };
    },
  };
  let listeners: AbortController;
  let online: (path: string) => Response;

  /** Starts the worker of a build. */
  async function start(build: string) {
    listeners?.abort();
    listeners = new AbortController();
    const add = self.addEventListener;
    self.addEventListener = ((type: string, listener: EventListener) =>
      add.call(self, type, listener, { signal: listeners.signal })) as typeof add;
    vi.stubGlobal('__OFFLINE__', {
      build,
      sets: {
        all: [[`/assets/${build}.js`]],
        fr: [
          ['/fr/', 'sha256-a'],
          [page, 'sha256-b'],
        ],
      },
    });
    vi.resetModules();
    await import('../../../src/offline/service-worker.ts');
    self.addEventListener = add;
  }
  const send = async (type: string, properties?: object) => (await dispatch(type, properties))?.text();
  async function dispatch(type: string, properties: object = {}) {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = Object.assign(new Event(type), {
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
      ...properties,
    });
    if (type === 'message') Object.defineProperty(event, 'data', { value: 'fr' });
    self.dispatchEvent(event);
    await Promise.all(work);
    return answer;
  }
  const request = (path: string, mode = 'navigate') => ({
    request: { url: `https://dap.example.com${path}`, method: 'GET', mode },
  });
  const down = () => {
    online = () => {
      throw new TypeError('Failed to fetch');
    };
  };

  beforeEach(() => {
    stores.clear();
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      'https://dap.example.com/offline.js',
    );
    online = (path) => new Response(`online ${path}`);
    vi.stubGlobal('caches', storage);
    vi.stubGlobal('registration', {});
    vi.stubGlobal('fetch', async (target: string | { url: string }) =>
      online(typeof target === 'string' ? target : target.url),
    );
  });
  afterEach(() => {
    listeners.abort();
    vi.unstubAllGlobals();
  });

  test('requests pages from the network first and serves cached pages and files when it is down', async () => {
    await start('one');
    await send('message');
    expect(await send('fetch', request(page))).toBe(`online https://dap.example.com${page}`);
    down();
    expect(await send('fetch', request('/fr/company-profile'))).toBe(`online ${page}`);
    expect(await send('fetch', request('/assets/one.js', 'cors'))).toBe('online /assets/one.js');
    await expect(send('fetch', request('/fr/'))).resolves.toBe('online /fr/');
  });

  test('requests only its own cache', async () => {
    const theirs = await storage.open('dap-other');
    await theirs.put('/assets/one.js', new Response('theirs'));
    await theirs.put('/fr/', new Response('theirs'));
    await start('one');
    await send('install');
    expect(stores.get('dap-offline-one')).toBeUndefined();
    expect(await send('fetch', request('/assets/one.js', 'cors'))).toBe(
      'online https://dap.example.com/assets/one.js',
    );
  });

  test('does not handle other pages, origins and methods', async () => {
    await start('one');
    expect(await send('fetch', request('/demo/'))).toBeUndefined();
    expect(
      await send('fetch', { request: { url: 'https://wa.me/1', method: 'GET', mode: 'navigate' } }),
    ).toBeUndefined();
    expect(await send('fetch', { request: { ...request(page).request, method: 'POST' } })).toBeUndefined();
  });

  test('caches each build separately and deletes the previous cache on activation', async () => {
    await start('one');
    await send('message');
    await start('two');
    await send('install');
    expect([...stores.keys()]).toEqual(['dap-offline-one', 'dap-offline-two']);
    expect([...(stores.get('dap-offline-two')?.keys() ?? [])]).toEqual(['/assets/two.js', '/fr/', page]);
    await send('activate');
    expect([...stores.keys()]).toEqual(['dap-offline-two']);
  });

  test('tries again at the next visit when a file is missing', async () => {
    await start('one');
    online = () => new Response('', { status: 404 });
    await send('message');
    expect(stores.get('dap-offline-one')?.size).toBe(0);
    online = (path) => new Response(path);
    await send('message');
    expect(stores.get('dap-offline-one')?.size).toBe(3);
  });
});

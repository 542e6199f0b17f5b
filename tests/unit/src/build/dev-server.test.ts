import { EventEmitter } from 'node:events';
import type { Connect, ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { devServer } from '../../../../src/build/plugins/dev-server.ts';

const validateCompany = vi.hoisted(() =>
  vi.fn(async () => ({ errors: [] as string[], samples: [] as string[] })),
);
vi.mock('../../../../src/build/company/validate.ts', () => ({ validateCompany }));

test('the development server checks and renders the pages once for each change, not for each request', async () => {
  const handlers: Connect.NextHandleFunction[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const files = vi.fn(async () => new Map([['index.html', '<p>Home</p>']]));
  const server = {
    watcher,
    middlewares: { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) },
    ssrLoadModule: async () => ({ files }),
    transformIndexHtml: async (_: string, html: string) => html,
  };
  const { configureServer } = devServer();
  (configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  const get = () =>
    new Promise((end, fail) =>
      handlers[0]?.({ url: '/' } as never, { setHeader: () => {}, end } as never, fail),
    );
  expect(await get()).toBe('<p>Home</p>');
  await get();
  expect([validateCompany.mock.calls.length, files.mock.calls.length]).toEqual([1, 1]);
  watcher.emit('all');
  await get();
  expect([validateCompany.mock.calls.length, files.mock.calls.length]).toEqual([2, 2]);
  // An error is not kept.
  watcher.emit('all');
  validateCompany.mockResolvedValueOnce({ errors: ['wrong'], samples: [] });
  await expect(get()).rejects.toThrow('wrong');
  expect(await get()).toBe('<p>Home</p>');
});

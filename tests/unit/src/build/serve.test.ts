import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesIn, marker } from '../../../../src/build/files.ts';
import { isStale, serveBuilt } from '../../../../src/build/hosting/serve.ts';
import { folderWith } from '../../../support/folders.ts';
import { listen } from '../../../support/servers.ts';

/** @param minutes when each file was written */
function stale(minutes: Record<string, number>): boolean {
  const all = { 'src/sections/hero.tsx': 1, 'package.json': 1, ...minutes };
  // An empty marker means an incomplete build.
  const content = (name: string) => (all[name as keyof typeof all] ? 'complete' : '');
  const folder = folderWith(Object.fromEntries(Object.keys(all).map((name) => [name, content(name)])));
  for (const name of filesIn(folder)) {
    const time = all[name as keyof typeof all] * 60;
    utimesSync(join(folder, name), time, time);
  }
  for (const name of ['src', 'src/sections']) utimesSync(join(folder, name), 60, 60);
  return isStale(join(folder, 'dist'), [join(folder, 'src'), join(folder, 'package.json')]);
}

test.each([
  ['without a build', {}, true],
  ['with an incomplete build', { 'dist/.complete-build': 0, 'dist/index.html': 2 }, true],
  ['with a build that is newer than every source', { 'dist/.complete-build': 2 }, false],
  ['with a newer module', { 'dist/.complete-build': 2, 'src/sections/hero.tsx': 3 }, true],
  ['with a newer package.json', { 'dist/.complete-build': 2, 'package.json': 3 }, true],
])('npm start › %s: builds first: %s → %s', (_, minutes, expected) => {
  expect(stale(minutes)).toBe(expected);
});

test('npm start › is unavailable while another build replaces the files', async () => {
  const folder = folderWith({ [marker]: '' });
  const serve = serveBuilt(folder);
  const server = await listen((request, response) => serve(request, response, () => response.end()));
  expect((await fetch(server.url)).status).toBe(503);
  server.close();
});

describe('npm start', async () => {
  const page = '<!doctype html><p>Order form</p>';
  const serve = serveBuilt(
    folderWith({
      [marker]: 'complete',
      '404.html': '<p>Not found</p>',
      _headers: '',
      'embed/order-form/index.html': page,
      'embed.js': 'go()',
      'embed.js.br': 'Brotli',
      'embed.js.gz': 'gzip',
    }),
  );
  const server = await listen((request, response) => serve(request, response, () => response.end()));
  afterAll(() => server.close());
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

  test.each(['/%65mbed/order-form/', '/embed/%6frder-form'])(
    '%s has the headers of the page that it is',
    async (path) => {
      const [response, plain] = [await get(path), await get('/embed/order-form/')];
      expect(await response.text()).toBe(page);
      for (const name of ['content-security-policy', 'cache-control', 'cross-origin-embedder-policy'])
        expect(response.headers.get(name), name).toBe(plain.headers.get(name));
    },
  );

  test.each(['/404.html', '/404%2ehtml', '/embed.js/', '/_headers', '/../package.json', '/%2e%2e/a', '/%zz'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each(['/embed/1.0.0/embed.js', '/embeds.js', '/embed/view-1.js'])(
    '%s is reported as missing on other origins, instead of a CORS error',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
      expect((await get('/nowhere')).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br;q=0.5', 'br'],
    ['br ; q=0.000,gzip;q=0', null],
    ['deflate', null],
  ])('the encoding for “%s” is %s', async (accepted, encoding) => {
    const response = await get('/embed.js', { 'accept-encoding': accepted });
    await response.body?.cancel();
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  test.each(['', 'br', 'gzip'])('a known file in the encoding “%s” is not sent again', async (accepted) => {
    const encoding = { 'accept-encoding': accepted };
    const { headers } = await get('/embed.js', encoding);
    const etag = headers.get('etag') ?? '';
    const known = await get('/embed.js', { ...encoding, 'if-none-match': `"other", ${etag}` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    for (const name of ['etag', 'vary', 'cache-control', 'access-control-allow-origin'])
      expect(known.headers.get(name), name).toBe(headers.get(name));
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await fetch(`${server.url}/embed.js`, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('HEAD has the headers of GET', async () => {
    const encoding = { 'accept-encoding': 'identity' };
    const head = await fetch(`${server.url}/embed.js`, { method: 'HEAD', headers: encoding });
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'content-type', 'etag'])
      expect(head.headers.get(name), name).toBe((await get('/embed.js', encoding)).headers.get(name));
  });
});

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
  const folder = folderWith(Object.fromEntries(Object.keys(all).map((name) => [name, ''])));
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
  utimesSync(join(folder, marker), 0, 0);
  const serve = serveBuilt(folder);
  const server = await listen((request, response) => serve(request, response, () => response.end()));
  expect((await fetch(server.url)).status).toBe(503);
  server.close();
});

describe('npm start', async () => {
  const page = '<!doctype html><p>Order form</p>';
  const serve = serveBuilt(
    folderWith({
      [marker]: '',
      '404.html': '<p>Not found</p>',
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

  test.each(['/404.html', '/404%2ehtml'])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('sirv’s errors with ranges and refused encodings are corrected', async () => {
    expect(await (await get('/embed.js', { range: 'bytes=5-2' })).text()).toBe('go()');
    for (const [accepted = '', encoding] of [
      ['br;q=0, gzip', 'gzip'],
      ['gzip, br;q=0.5', 'br'],
    ]) {
      const response = await get('/embed.js', { 'accept-encoding': accepted });
      await response.body?.cancel();
      expect(response.headers.get('content-encoding')).toBe(encoding);
    }
  });
});

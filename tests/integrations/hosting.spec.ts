import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/fixtures.ts';
import { startWebServer, webServerMissing, webServers } from '../support/integrations/web-servers.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const script = (folder: string) =>
  `/${folder}/${readdirSync(join(dist, folder)).find((name) => name.endsWith('.js'))}`;

const pages = ['/', '/company-profile', '/fr/employee-card', '/ja/', '/en', '/embed/order-form/'];
const files = [
  '/embed.js',
  script('embed'),
  script('assets'),
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/.well-known/security.txt',
];
const missing = ['/nowhere', '/fr/nowhere/', '/assets/missing-123.js', '/404.html', '/.hosting/nginx.conf'];

/** Headers that must be the same on every server. */
const headers = [
  ...['content-type', 'content-security-policy', 'cache-control', 'access-control-allow-origin'],
  ...['cross-origin-resource-policy', 'cross-origin-opener-policy', 'permissions-policy'],
  ...['referrer-policy', 'strict-transport-security', 'x-content-type-options'],
];

/** Status and headers of a URL. */
async function answer(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  await response.body?.cancel();
  const pairs = headers.map((name) => [name, response.headers.get(name)?.replace('; charset', ';charset')]);
  return { status: response.status, ...Object.fromEntries(pairs) };
}

for (const webServer of webServers)
  test(`${webServer.command} › serves the published folder as npm start does, compressed`, async ({
    baseURL,
  }) => {
    const reason = webServerMissing(webServer);
    test.skip(Boolean(reason), reason);
    const server = await startWebServer(webServer, dist);
    for (const path of [...pages, ...files, ...missing]) {
      const expected = await answer(baseURL + path);
      expect.soft(expected.status, path).toBe(missing.includes(path) ? 404 : 200);
      expect.soft(await answer(server.url + path), path).toEqual(expected);
    }
    for (const path of ['/ar/', '/embed.js']) {
      const compressed = await fetch(server.url + path, { headers: { 'accept-encoding': 'gzip' } });
      expect(compressed.headers.get('content-encoding'), path).toBe('gzip');
      expect(compressed.headers.get('vary')?.toLowerCase(), path).toBe('accept-encoding');
      const { headers } = await fetch(server.url + path);
      const unchanged = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await fetch(server.url + path, { headers: unchanged })).status, path).toBe(304);
    }
    await server.close();
  });

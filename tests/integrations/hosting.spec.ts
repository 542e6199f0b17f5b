import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/fixtures.ts';
import { webServers } from '../support/integrations/web-servers.ts';
import { OrderFormPage } from '../support/order-form-page.ts';
import type { RunningServer } from '../support/servers.ts';

/** Real web servers serve the published folder as `npm start` does. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const script = (folder: string) =>
  `/${folder}/${readdirSync(join(dist, folder)).find((name) => name.endsWith('.js'))}`;

/** Headers that must be the same on every server. */
const headers = [
  ...['content-type', 'content-security-policy', 'cache-control', 'access-control-allow-origin'],
  ...['cross-origin-resource-policy', 'cross-origin-opener-policy', 'permissions-policy'],
  ...['referrer-policy', 'strict-transport-security', 'x-content-type-options'],
];

async function answer(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const pairs = headers.map((name) => [name, response.headers.get(name)?.replace('; charset', ';charset')]);
  await response.body?.cancel();
  return { status: response.status, ...Object.fromEntries(pairs) };
}

for (const webServer of webServers) {
  test.describe(webServer.name, () => {
    test.describe.configure({ mode: 'default' });
    let server: RunningServer;
    test.beforeAll(async () => {
      const reason = webServer.missing();
      test.skip(Boolean(reason), reason);
      server = await webServer.start(dist);
    });
    test.afterAll(() => server?.close());

    test('sends the same status and headers as npm start', async ({ baseURL }) => {
      const pages = ['/', '/company-profile', '/fr/employee-card', '/ja/', '/en', '/embed/order-form/'];
      const files = ['/embed.js', script('embed'), script('assets'), '/manifest.webmanifest', '/sitemap.xml'];
      const missing = [
        '/nowhere',
        '/fr/nowhere/',
        '/assets/gone-123.js',
        '/404.html',
        '/.hosting/nginx.conf',
      ];
      for (const path of [...pages, ...files, ...missing]) {
        const expected = await answer(baseURL + path);
        expect.soft(expected.status, path).toBe(missing.includes(path) ? 404 : 200);
        expect.soft(await answer(server.url + path), path).toEqual(expected);
      }
    });

    test('compresses pages and scripts', async () => {
      for (const path of ['/ar/', '/embed.js']) {
        const response = await fetch(server.url + path, { headers: { 'accept-encoding': 'gzip' } });
        expect(response.headers.get('content-encoding'), path).toBe('gzip');
        expect(response.headers.get('vary')?.toLowerCase(), path).toBe('accept-encoding');
      }
    });

    test('answers a request for an unchanged page with 304', async () => {
      const { headers } = await fetch(`${server.url}/ar/`);
      const again = await fetch(`${server.url}/ar/`, {
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    });

    test('serves a site that sends an order', async ({ page }) => {
      await page.goto(`${server.url}/en/`);
      await new OrderFormPage(page).send();
    });
  });
}

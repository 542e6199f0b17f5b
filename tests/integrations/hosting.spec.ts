import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deploy, rollback } from '../../src/build/hosting/deploy.ts';
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

test('nginx › serves complete releases during deployments and a rollback, without a reload', async () => {
  const nginx = webServers[0] as (typeof webServers)[number];
  const reason = webServerMissing(nginx);
  test.skip(Boolean(reason), reason);
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const [target, build] = [join(folder, 'target'), join(folder, 'build')];
  cpSync(dist, build, { recursive: true });
  await deploy(target, build);
  const server = await startWebServer(nginx, join(target, 'current'));
  const page = async () => (await fetch(`${server.url}/release.txt`)).text();
  const failures: string[] = [];
  let done = false;
  const visitor = async (path: string) => {
    while (!done) {
      const response = await fetch(server.url + path, { headers: { connection: 'close' } });
      const text = await response.text();
      if (response.status !== 200 || !text.endsWith('</html>\n')) failures.push(`${path} ${response.status}`);
    }
  };
  const visitors = ['/ar/', '/en/company-profile'].map(visitor);
  for (const release of ['b', 'c']) {
    writeFileSync(join(build, 'release.txt'), release);
    rmSync(join(build, 'assets/chunk-b.js'), { force: true });
    writeFileSync(join(build, `assets/chunk-${release}.js`), release);
    await deploy(target, build);
    expect(await page()).toBe(release);
  }
  await rollback(target);
  expect(await page()).toBe('b');
  for (const name of ['b', 'c'])
    expect((await fetch(`${server.url}/assets/chunk-${name}.js`)).status).toBe(200);
  done = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  await server.close();
  rmSync(folder, { recursive: true });
});

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../src/build/versions/versions.ts';
import { root } from '../../src/publish/company-folder.ts';
import { everywhere, headersFor, missing } from '../../src/publish/headers.ts';
import { needsOf } from '../../src/publish/page-style.ts';
import { widgetNames } from '../../widgets/tags.ts';
import { fill, good, goodChat, panel, submit } from '../stage/form.ts';
import { answers, freePort, present } from '../stage/host-servers.ts';
import { partnerHtml, partnerPage, strictPolicy } from '../stage/partner-page.ts';
import { dist, onePage, type Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const chunk = (folder: string) => {
  const name = readdirSync(join(dist, folder)).find((file) => file.endsWith('.js'));
  return `/${folder}/${name}`;
};
const vite = join(root, 'node_modules/vite/bin/vite.js');
const pages = ['/', '/company-profile', '/company-profile/', '/fr/employee-card', '/ja/', '/en'];
const files = [
  ['/embed.js', 'text/javascript; charset=utf-8'],
  [chunk('embed'), 'text/javascript; charset=utf-8'],
  [chunk('assets'), 'text/javascript; charset=utf-8'],
  [`/embed/${version}/embed.js`, 'text/javascript; charset=utf-8'],
  [`/embed/${version}/integrity.json`, 'application/json; charset=utf-8'],
  ['/embed/versions.json', 'application/json; charset=utf-8'],
  ['/embed/CHANGELOG.md', 'text/markdown; charset=utf-8'],
  ['/fonts/site-arabic.woff2', 'font/woff2'],
  ['/pictures/pallets-480.avif', 'image/avif'],
  ['/pictures/pallets-480.jpg', 'image/jpeg'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/trust/sbom.json', 'application/json; charset=utf-8'],
] as const;

test('what `npm start` runs answers so by itself', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), VITEST: '' };
  const started = spawn(process.execPath, [vite, 'preview'], { env, stdio: 'ignore' });
  try {
    await answers(url, started);
    const needs = needsOf(dist);
    const paths = [...pages, ...files.map(([path]) => path), '/nowhere', '/assets/gone-123.js'];
    for (const path of paths) {
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      const lost = ['/nowhere', '/assets/gone-123.js'].includes(path);
      expect([path, status]).toEqual([path, lost ? 404 : 200]);
      const promised = lost ? { ...everywhere(needs), ...missing } : headersFor(path, needs);
      for (const [name, value] of Object.entries(promised)) expect(headers.get(name), path).toBe(value);
    }
  } finally {
    started.kill();
  }
});

describe.each(present)('$title', ({ ready, start, encodings }) => {
  describe.runIf(ready)('serves the published folder', () => {
    const it = stage();
    let server: Place;
    const needs = needsOf(dist);
    beforeAll(async () => {
      server = await start(dist);
    });
    afterAll(() => server?.close());
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, { headers, redirect: 'manual' });

    /** The headers that we promise, as they came. */
    const promised = (path: string, response: Response) =>
      Object.fromEntries(
        Object.keys(headersFor(path, needs)).map((name) => [name, response.headers.get(name)]),
      );

    test.each(pages)('%s is a page, at once', async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')?.replace('; ', ';')).toBe('text/html;charset=utf-8');
      expect(promised(path, response)).toEqual(headersFor(path, needs));
      const html = await response.text();
      expect(html).toContain('<main id="main"');
      const style = /<style>(.+?)<\/style>/s.exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(` 'sha256-${hash}'`);
    });

    test.each(widgetNames.map((name) => `/embed/${name}/`))('%s is a page for a frame', async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(promised(path, response)).toEqual(headersFor(path, needs));
      expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors');
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    });

    test.each(files)('%s comes as what it is, with its headers', async (path, type) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(promised(path, response)).toEqual(headersFor(path, needs));
    });

    test.each([
      '/nowhere',
      '/fr/nowhere/',
      '/assets/gone-123.js',
      '/embed/gone-123.js',
      '/pictures/',
      '/404.html',
      '/.htaccess',
      '/.hosting/nginx.conf',
    ])('%s is missing, which no browser keeps', async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')?.replace('; ', ';')).toBe('text/html;charset=utf-8');
      for (const [name, value] of Object.entries(everywhere(needs)))
        expect(response.headers.get(name)).toBe(value);
      expect(await response.text()).toContain('class="not-found ');
    });

    test.each(['//', '//evil.example/', '/%', '/%2e%2e/package.json', '/\\'])(
      'the odd address %s breaks nothing',
      async (path) => {
        expect((await get(path)).status).toBeLessThan(500);
        expect((await get('/')).status).toBe(200);
      },
    );

    test.each(encodings.flatMap((encoding) => ['/ar/', '/embed.js'].map((path) => [path, encoding])))(
      '%s is compressed: %s',
      async (path = '', encoding = '') => {
        const plain = await get(path, { 'accept-encoding': 'identity' });
        const small = await get(path, { 'accept-encoding': encoding });
        expect(plain.headers.get('content-encoding')).toBeNull();
        expect(small.headers.get('content-encoding')).toBe(encoding);
        for (const response of [plain, small])
          expect(response.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
        expect(small.headers.get('content-type')).toBe(plain.headers.get('content-type'));
        expect(await small.text()).toBe(await plain.text());
      },
    );

    test('who takes everything gets the best', async () => {
      const response = await get('/embed.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(response.headers.get('content-encoding')).toBe(encodings[0]);
    });

    test.each(['/ar/', '/company-profile', '/embed.js', '/pictures/pallets-480.avif'])(
      '%s is not sent twice',
      async (path) => {
        const first = await get(path);
        const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
        expect(again.status).toBe(304);
        expect(again.headers.get('cache-control')).toBe(headersFor(path, needs)['Cache-Control']);
        expect(await again.text()).toBe('');
      },
    );

    test.each([
      ['/fr/nowhere', 'fr'],
      ['/nowhere', 'ar'],
    ])('%s says so in the visitor’s language', async (path, language) => {
      const page = await it.open(server.url + path);
      expect(it.noise.splice(0)).toEqual([expect.stringContaining('status of 404')]);
      const said = page.locator('section:visible');
      expect(await said.count()).toBe(1);
      expect(await said.getAttribute('lang')).toBe(language);
    });

    test('an order is sent from the site and from a partner’s page', async () => {
      const body = '<dap-order-form></dap-order-form>';
      const partner = () => partnerPage(it, { origin: server.url, body, policy: strictPolicy(server.url) });
      for (const opened of [() => it.open(`${server.url}/en/`), partner]) {
        const page = await opened();
        await fill(page, good);
        const chat = page.context().waitForEvent('page');
        await submit(page).click();
        expect((await chat).url()).toContain(`https://wa.me/${goodChat}?text=`);
        await panel(page).waitFor();
      }
    });

    test('the gallery shows on a page that takes nothing it was not given (COEP require-corp)', async () => {
      const html = partnerHtml(server.url, { body: '<dap-gallery loading="eager"></dap-gallery>' });
      const partner = await onePage(html, {
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
      });
      const page = await it.open(partner.url);
      const first = page.locator('.thumb img').first();
      await first.waitFor();
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      partner.close();
    });
  });
});

import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { marker, root } from '../../src/build/files.ts';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { writeHosting } from '../../src/build/hosting/write-hosting.ts';
import { expect, test } from '../support/fixtures.ts';
import { folderWith } from '../support/folders.ts';
import { missing } from '../support/programs.ts';
import { freeUrl, listen, type RunningServer, startProgram } from '../support/servers.ts';

const dist = join(root, 'dist');
const script = (folder: string) =>
  `/${folder}/${readdirSync(join(dist, folder)).find((name) => name.endsWith('.js'))}`;

const pages = '/ /company-profile /fr/employee-card /ja/ /en /embed/order-form/ /embed/order-form'.split(' ');
const textFiles = '/embed.js /manifest.webmanifest /sitemap.xml /.well-known/security.txt'.split(' ');
const files = [script('embed'), script('assets'), '/iframe/iframe.js', '/icon.svg', ...textFiles];
const absent = [
  ...'/nowhere /fr/nowhere/ /assets/missing-123.js /embed/1.0.0/missing.js /embed.mjs'.split(' '),
  ...'/404.html /404.html.br /_headers /.hosting/nginx.conf'.split(' '),
];

/** Headers that must be the same on every server. */
const headers = [
  ...'content-type content-security-policy cache-control access-control-allow-origin'.split(' '),
  ...'cross-origin-resource-policy cross-origin-opener-policy permissions-policy'.split(' '),
  ...'referrer-policy strict-transport-security x-content-type-options'.split(' '),
];

const securityHeaders = ['Content-Security-Policy', 'X-Content-Type-Options', 'Strict-Transport-Security'];

/** @param root the folder to publish @param folder for temporary files */
const configuration = (root: string, port: string, folder: string) => `
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; sendfile on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/.hosting/nginx.conf;
  }
}`;

/** Starts nginx with the configuration that the build writes. Skips the test if nginx is missing. */
async function startNginx(root: string): Promise<RunningServer> {
  const reason = missing(['nginx']);
  test.skip(Boolean(reason), reason);
  const folder = folderWith();
  const file = join(folder, 'configuration');
  const url = await freeUrl();
  writeFileSync(file, configuration(root, url.port, folder));
  return startProgram(url, ['nginx', '-c', file]);
}

/** The answer to a request that `fetch` would correct. */
async function rawAnswer(url: string, request: string): Promise<string> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

/** Status and headers of a URL. */
async function answer(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  await response.body?.cancel();
  const pairs = headers.map((name) => [name, response.headers.get(name)?.replace('; charset', ';charset')]);
  return { status: response.status, ...Object.fromEntries(pairs) };
}

test('nginx › serves the published folder as npm start does, compressed', async ({ baseURL }) => {
  const server = await startNginx(dist);
  for (const path of [...pages, ...files, ...absent]) {
    const expected = await answer(baseURL + path);
    expect.soft(expected.status, path).toBe(absent.includes(path) ? 404 : 200);
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

test('nginx › sends the security headers with its own error pages', async ({ baseURL }) => {
  const server = await startNginx(dist);
  const { headers: expected } = await fetch(String(baseURL));
  for (const path of ['/%zz', '/%00', '/a b']) {
    const answer = await rawAnswer(server.url, `GET ${path} HTTP/1.1`);
    expect.soft(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
    for (const name of securityHeaders)
      expect.soft(answer, path).toContain(`${name}: ${expected.get(name)}\r\n`);
  }
  await server.close();
});

test('nginx and npm start › serve no dot files, and SVG images run no script', async () => {
  const hidden = ['pictures/.DS_Store', 'assets/.secret', 'embed/.git/config', 'fonts/.a/b.txt', '.env'];
  const images = ['pictures/own.svg', 'brochure.svg', 'embed/1.0.0/logo.SVG'];
  const names = [...hidden, ...images, marker, 'index.html', '404.html', '.well-known/security.txt'];
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, name])));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  writeHosting(folder);
  const serve = serveBuilt(folder);
  const servers = [
    await startNginx(folder),
    await listen((request, response) => serve(request, response, () => response.end())),
  ];
  for (const server of servers) {
    for (const name of hidden) expect.soft((await answer(`${server.url}/${name}`)).status, name).toBe(404);
    for (const name of images)
      expect
        .soft(await answer(`${server.url}/${name}`), name)
        .toMatchObject({ status: 200, 'content-security-policy': "default-src 'none'; sandbox" });
    expect((await answer(`${server.url}/.well-known/security.txt`)).status).toBe(200);
    await server.close();
  }
});

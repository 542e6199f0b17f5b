import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/build/files.ts';
import { writeHosting } from '../../src/build/hosting/write-hosting.ts';
import { expect, test } from '../support/fixtures.ts';
import { folderWith } from '../support/folders.ts';
import { missing } from '../support/programs.ts';
import { freeUrl, type RunningServer, startProgram } from '../support/servers.ts';

const dist = join(root, 'dist');
const script = (folder: string) =>
  `/${folder}/${readdirSync(join(dist, folder)).find((name) => name.endsWith('.js'))}`;

const pages = '/ /company-profile /fr/employee-card /ja/ /en /embed/order-form/ /embed/order-form'.split(' ');
const textFiles = '/embed.js /sitemap.xml /contact/en.vcf'.split(' ');
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

test('nginx › serves no dot files', async () => {
  const hidden = ['pictures/.DS_Store', 'assets/.secret', 'embed/.git/config', 'fonts/.a/b.txt', '.env'];
  // Certificate authorities read it.
  const challenge = '.well-known/acme-challenge/token';
  const names = [...hidden, challenge, 'index.html', '404.html'];
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, name])));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  writeHosting(folder);
  const server = await startNginx(folder);
  for (const name of hidden) expect.soft((await answer(`${server.url}/${name}`)).status, name).toBe(404);
  expect((await answer(`${server.url}/${challenge}`)).status).toBe(200);
  await server.close();
});

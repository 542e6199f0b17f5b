import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, dist, load } from './ground.mjs';

const order = { name: 'Laith', phone: '0790000000', email: 'laith@example.com', quantity: '1000' };
const kinds = { js: 'scripts', css: 'styles', avif: 'pictures', svg: 'pictures', woff2: 'font' };

/** The site as HTTPS hosts serve it, by HTTP/2, and how many bytes it has sent. */
async function secure() {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const named = [
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-subj',
    '/CN=localhost',
    '-days',
    '1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', ...named], { stdio: 'ignore' });
  const { serveBuilt } = await load('src/publish/serve.ts');
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, serveBuilt(dist));
  rmSync(folder, { recursive: true });
  const sockets = [];
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${server.address().port}`,
    sent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => server.close(),
  };
}

/** Bytes by kind, of a first visit on a phone until the order is filled in; `all` is what the server sent. */
async function firstVisit(chrome, site, path, press) {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ar-JO',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  const bytes = { pages: 0, styles: 0, scripts: 0, pictures: 0, font: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => files.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [, ending] = /\.(\w+)$/.exec(new URL(files.get(requestId)).pathname) ?? [];
    bytes[kinds[ending] ?? 'pages'] += encodedDataLength;
  });
  const before = site.sent();
  await page.goto(site.url + path);
  await page.waitForTimeout(2000);
  if (press) await page.locator(press).first().tap();
  await page.waitForTimeout(3000);
  for (const [name, value] of Object.entries(order)) {
    await page.locator(`[name=${name}]`).tap();
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.waitForTimeout(3000);
  const all = site.sent() - before;
  await context.close();
  return { all, ...bytes };
}

/** What a link in a chat costs until an order is ready to send. */
export async function bench() {
  const site = await secure();
  const chrome = await browser();
  const ways = [
    ['the link is the page, and the button above leads to the form', '/ar/', '.hero a.button'],
    ['the link ends in `#order-form`', '/ar/#order-form'],
  ];
  const rows = [];
  for (const [what, path, press] of ways) {
    const { all, ...bytes } = await firstVisit(chrome, site, path, press);
    rows.push([what, all, '150000', ...Object.values(bytes)].map(String));
  }
  await chrome.close();
  site.close();
  return {
    title:
      'From a link in a chat to an order ready to send, cold, 390 px wide, density 2, by HTTP/2: all bytes that the server sends, certificate and headers too',
    columns: ['way', 'bytes', 'budget', 'pages', 'styles', 'scripts', 'pictures', 'font'],
    rows,
  };
}

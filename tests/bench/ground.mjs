import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** A TypeScript module of this project. */
export const load = async (path) =>
  (await runnerImport(at(path), { configFile: false, logLevel: 'error' })).module;

/** The promises about bytes, and which part of what is published a file is. */
export const { budgets } = await load('src/publish/chunks.ts');
export const { partOf } = await load('src/publish/sizes.ts');

/** The folder that is published; the runner has built it. */
export const dist = at('dist');

/**
 * The built site with the headers of production.
 * @param {Record<string, { type: string, body: string | Buffer, encoding?: string, policy?: string }>} extra more
 *   pages, by path
 */
export async function serve(extra = {}) {
  const { serveBuilt } = await load('src/publish/serve.ts');
  const built = serveBuilt(dist);
  const server = createServer((request, response) => {
    const page = extra[request.url];
    if (!page) return built(request, response);
    if (page.policy) response.setHeader('content-security-policy', page.policy);
    if (page.encoding) response.setHeader('content-encoding', page.encoding);
    return response.writeHead(200, { 'content-type': page.type }).end(page.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Phones and their networks: milliseconds of a round trip, bytes a second, how much slower the processor is. */
export const phones = [
  { name: 'slow 3G and CPU 6×', latency: 400, bytes: 50_000, rate: 6 },
  { name: 'slow 4G and CPU 4×', latency: 150, bytes: 200_000, rate: 4 },
];

/**
 * A tab on such a phone, without anything kept from before.
 * @param chrome
 * @param {(typeof phones)[number]} phone
 */
export async function onPhone(chrome, { latency, bytes, rate }) {
  const viewport = { width: 390, height: 844 };
  const context = await chrome.newContext({ viewport, deviceScaleFactor: 2, locale: 'ar-JO' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, close: () => context.close() };
}

export async function browser() {
  const { launchOptions } = await load('tests/support/chromium.ts');
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...options.args, '--enable-precise-memory-info'] });
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The slope of a line through the points on paper with logarithms on both sides. */
export function exponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const [mx, my] = [0, 1].map((i) => logs.reduce((sum, point) => sum + point[i], 0) / logs.length);
  const above = logs.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return above / logs.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
}

export const ratio = (ours, theirs) => (theirs ? (ours / theirs).toFixed(2) : '–');

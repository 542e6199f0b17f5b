import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { outDir } from '../../src/build/company/folder.ts';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { launchOptions } from '../support/chromium.ts';

/** A table of results. */
export type Table = { title: string; columns: string[]; rows: string[][] };
export type Bench = { bench: () => Promise<Table | Table[]> };

/** The published folder; `run.ts` has built it. */
export const dist = outDir();

type Page = { type: string; body: string | Buffer; encoding?: string };

/** Serves the built site with the headers of production, and further pages by path. */
export async function serve(extra: Record<string, Page> = {}): Promise<{ url: string; close: () => void }> {
  const built = serveBuilt(dist);
  const server = createServer((request, response) => {
    const page = extra[request.url ?? ''];
    if (!page) return built(request, response, () => response.writeHead(404).end());
    if (page.encoding) response.setHeader('content-encoding', page.encoding);
    return response.writeHead(200, { 'content-type': page.type }).end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** `tsx` wraps named functions in `__name`, which pages do not have. */
export const keepNames = 'globalThis.__name = (value) => value';

/** A phone: round trip in milliseconds, bytes a second, and how much slower the processor is. */
export type Phone = { name: string; latency: number; bytes: number; rate: number };
export const phones: Phone[] = [
  { name: 'slow 3G and CPU 6×', latency: 400, bytes: 50_000, rate: 6 },
  { name: 'slow 4G and CPU 4×', latency: 150, bytes: 200_000, rate: 4 },
];

/** A tab on such a phone with an empty cache. */
export async function onPhone(chrome: Browser, { latency, bytes, rate }: Phone) {
  const viewport = { width: 390, height: 844 };
  const context = await chrome.newContext({ viewport, deviceScaleFactor: 2, locale: 'ar-JO' });
  await context.addInitScript(keepNames);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, close: () => context.close() };
}

export function browser(): Promise<Browser> {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), '--enable-precise-memory-info'] });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const ratio = (ours: number, theirs: number) => (theirs ? (ours / theirs).toFixed(2) : '–');

import { type Browser, chromium } from 'playwright-core';
import { outDir } from '../../src/build/files.ts';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { launchOptions } from '../support/chromium.ts';
import { listen, type RunningServer } from '../support/servers.ts';

/** A table of results. */
export type Table = { title: string; columns: string[]; rows: string[][] };
export type Bench = { bench: () => Promise<Table> };

/** Repetitions of each measurement. */
export const runs = Number(process.env.RUNS ?? 5);

/** The published folder; `run.ts` has built it. */
export const dist = outDir();

type Page = { type: string; body: string | Buffer; encoding?: string };

/** Serves the built site with the headers of production, and further pages by path. */
export function serve(pages: Record<string, Page> = {}): Promise<RunningServer> {
  const built = serveBuilt(dist);
  return listen((request, response) => {
    const page = pages[request.url ?? ''];
    if (!page) return built(request, response, () => response.writeHead(404).end());
    if (page.encoding) response.setHeader('content-encoding', page.encoding);
    response.writeHead(200, { 'content-type': page.type }).end(page.body);
  });
}

export const launch = (): Promise<Browser> => chromium.launch(launchOptions());

/** `tsx` wraps named functions in `__name`, which pages do not have. */
export const keepNames = 'globalThis.__name = (value) => value';

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const ratio = (ours: number, reference: number) => (reference ? (ours / reference).toFixed(2) : '–');

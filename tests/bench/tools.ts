import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Plugin, preview } from 'vite';
import { root } from '../../src/build/files.ts';
import { launchOptions } from '../support/programs.ts';
import type { RunningServer } from '../support/servers.ts';

export type Table = { title: string; columns: string[]; rows: string[][] };
/** Measures on a site, which also serves the references, and on a partner's pages, which are on another origin. */
export type Bench = (chrome: Browser, site: string, partner: string) => Promise<Table[]>;

/** Repetitions of each measurement. */
export const runs = Number(process.env.RUNS ?? 5);

export type Page = { type: string; body: string | Buffer; encoding?: string };

/** Serves the built site with the headers of production, and further pages by path. */
export async function serve(pages: Record<string, Page>): Promise<RunningServer> {
  const references: Plugin = {
    name: 'references',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const page = pages[request.url ?? ''];
        // A page of another origin can import the references, and sees the size of each file.
        for (const name of ['access-control-allow-origin', 'timing-allow-origin'])
          response.setHeader(name, '*');
        if (!page) return next();
        if (page.encoding) response.setHeader('content-encoding', page.encoding);
        response.writeHead(200, { 'content-type': page.type }).end(page.body);
      });
    },
  };
  const server = await preview({
    configFile: join(root, 'vite.config.ts'),
    plugins: [references],
    preview: { port: 0 },
  });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  return { url: origin, close: () => server.close() };
}

export const launch = (path?: string): Promise<Browser> => chromium.launch(launchOptions(path));

/** Runs in the page. Times in milliseconds since the navigation. */
function record() {
  const recorded = {
    first: 0,
    largest: 0,
    /** Sum of layout shifts. */
    shift: 0,
    /** Sum of the parts of long tasks beyond 50 ms, after the first paint. */
    blocked: 0,
    /** Time of the first input, and of the last touch. */
    typed: 0,
    touched: 0,
    /** The longest interaction, by the Event Timing API, since it was last set to 0. */
    interaction: 0,
  };
  Object.assign(window, { recorded });
  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number; interactionId?: number };
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      // By default, events that take less than 104 ms are not reported.
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') recorded.first = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    recorded.largest = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) recorded.shift += entry.value ?? 0;
  });
  on('longtask', (entry) => {
    if (recorded.first && entry.startTime + entry.duration > recorded.first)
      recorded.blocked += Math.max(entry.duration - 50, 0);
  });
  on('event', (entry) => {
    if (entry.interactionId) recorded.interaction = Math.max(recorded.interaction, entry.duration);
  });
  addEventListener('input', () => {
    recorded.typed ||= performance.now();
  });
  const touch = (event: Event) => {
    recorded.touched = event.timeStamp;
  };
  addEventListener('pointerdown', touch, true);
  return recorded;
}
export type Recorded = ReturnType<typeof record>;

/**
 * Opens a tab of a phone with two device pixels per CSS pixel and an empty cache.
 * @param slow slow 3G (400 ms, 400 kbit/s), and a processor that is six times slower
 * @returns the tab, what was recorded in it, and what was transferred: requests, and bytes with headers
 */
export async function openPhone(
  chrome: Browser,
  slow: { network?: boolean; processor?: boolean } = { network: true, processor: true },
) {
  const viewport = { width: 390, height: 844 };
  const context = await chrome.newContext({
    viewport,
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'ar-JO',
  });
  // `tsx` wraps named functions in `__name`, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(record);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const speed = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slow.network) await devtools.send('Network.emulateNetworkConditions', speed);
  if (slow.processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const traffic = { requests: 0, bytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ request: { url }, type }) => {
    if (type !== 'Document' && url.startsWith('http')) traffic.requests++;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return {
    tab,
    traffic,
    recorded: (): Promise<Recorded> => tab.evaluate(() => ({ ...Reflect.get(window, 'recorded') })),
    /** Work of the main thread, in milliseconds of thread time, which does not count waiting. */
    work: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    },
    close: () => context.close(),
  };
}

/**
 * Measures all pages in each run, and changes which one is first, so that a slower minute of the machine affects all.
 * @returns the results of each page
 */
export async function interleave<T>(paths: string[], measure: (path: string) => Promise<T>): Promise<T[][]> {
  const results = paths.map((): T[] => []);
  for (let run = 0; run < runs; run++)
    for (let turn = 0; turn < paths.length; turn++) {
      const index = (run + turn) % paths.length;
      results[index]?.push(await measure(paths[index] ?? ''));
    }
  return results;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One row: the metric, the median of each page, and the ratio of the first page to each other one. */
export function compare(metric: string, values: number[][], budget: string, digits = 0): string[] {
  const [ours = Number.NaN, ...others] = values.map(median);
  const ratios = others.map(
    (other) => `${other.toFixed(digits)} (${other ? (ours / other).toFixed(2) : '–'})`,
  );
  return [metric, ours.toFixed(digits), ...ratios, budget];
}

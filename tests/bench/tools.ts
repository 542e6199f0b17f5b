import { type Browser, type CDPSession, chromium, type Page as Tab } from 'playwright-core';
import { outDir } from '../../src/build/files.ts';
import { serveBuilt } from '../../src/build/hosting/serve.ts';
import { launchOptions } from '../support/chromium.ts';
import { listen, type RunningServer } from '../support/servers.ts';

/** A table of results. */
export type Table = { title: string; columns: string[]; rows: string[][] };
export type Bench = { bench: () => Promise<Table | Table[]> };

/** Repetitions of each measurement. */
export const runs = Number(process.env.RUNS ?? 5);

/** The published folder; `run.ts` has built it. */
export const dist = outDir();

export type Page = { type: string; body: string | Buffer; encoding?: string };

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
const keepNames = 'globalThis.__name = (value) => value';

/** Times in milliseconds since the navigation, the sum of layout shifts, and of the parts of long tasks beyond 50 ms. */
export type Recorded = {
  first: number;
  largest: number;
  shift: number;
  blocked: number;
  typed: number;
  interaction: number;
};

/** Runs in the page. `interaction` is the longest one, by the Event Timing API, since it was last set to 0. */
function record(): void {
  const recorded: Recorded = { first: 0, largest: 0, shift: 0, blocked: 0, typed: 0, interaction: 0 };
  Reflect.set(window, 'recorded', recorded);
  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number; interactionId?: number };
  // By default, events that take less than 104 ms are not reported.
  const options = { buffered: true, durationThreshold: 16 };
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options });
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
}

/** What was transferred: URLs of the requests, and bytes with headers. */
type Traffic = { requests: string[]; bytes: number };

/** A tab with an empty cache, and what was recorded in it. */
export type Visit = {
  tab: Tab;
  devtools: CDPSession;
  traffic: Traffic;
  recorded: () => Promise<Recorded>;
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens a tab of a phone with two device pixels per CSS pixel and an empty cache.
 * @param slow slow 3G (400 ms, 400 kbit/s), and how many times slower the processor is
 */
export async function openPhone(
  chrome: Browser,
  slow: { network?: boolean; processor?: number } = { network: true, processor: 6 },
): Promise<Visit> {
  const viewport = { width: 390, height: 844 };
  const context = await chrome.newContext({
    viewport,
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'ar-JO',
  });
  await context.addInitScript(keepNames);
  await context.addInitScript(record);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.enable');
  if (slow.network) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  if (slow.processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
  const traffic: Traffic = { requests: [], bytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ request: { url }, type }) => {
    if (type !== 'Document' && url.startsWith('http')) traffic.requests.push(url);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return {
    tab,
    devtools,
    traffic,
    recorded: () => tab.evaluate(() => ({ ...Reflect.get(window, 'recorded') })),
    reset: () => tab.evaluate(() => void Object.assign(Reflect.get(window, 'recorded'), { interaction: 0 })),
    close: () => context.close(),
  };
}

/** Records the work of the main thread in thread time, which does not count waiting. @returns reads the values by name */
export async function threadMetrics(devtools: CDPSession): Promise<() => Promise<Record<string, number>>> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
}

/**
 * Presses a key as soon as the page has a field with the name `name`, also in a custom element.
 * @returns when the character was accepted, in milliseconds since the navigation
 */
export async function firstCharacter(visit: Visit): Promise<number> {
  // Checked in every frame: a locator that has found nothing may wait for half a second.
  const isFocused = () => {
    const find = (root: ParentNode): HTMLElement | null => {
      const field = root.querySelector<HTMLElement>('[name=name]');
      if (field) return field;
      for (const tag of ['dap-order-form', 'ordinary-form'])
        for (const { shadowRoot } of root.querySelectorAll(tag)) {
          const inside = shadowRoot && find(shadowRoot);
          if (inside) return inside;
        }
      return null;
    };
    const field = find(document);
    field?.focus();
    const { activeElement } = (field?.getRootNode() ?? document) as Document | ShadowRoot;
    return field && activeElement === field;
  };
  await visit.tab.waitForFunction(isFocused, undefined, { polling: 'raf' });
  await visit.tab.keyboard.press('a');
  await visit.tab.waitForFunction(() => Reflect.get(window, 'recorded').typed);
  return (await visit.recorded()).typed;
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

export const ratio = (ours: number, reference: number) => (reference ? (ours / reference).toFixed(2) : '–');

/** One row: the metric, the median of each page, and the ratio of the first page to each other one. */
export function compare(metric: string, values: number[][], budget: string, digits = 0): string[] {
  const [ours = Number.NaN, ...others] = values.map(median);
  return [
    metric,
    ours.toFixed(digits),
    ...others.map((other) => `${other.toFixed(digits)} (${ratio(ours, other)})`),
    budget,
  ];
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { company } from '../../src/build/company/company-plugin.ts';
import { treeshake } from '../../src/build/plugins/embed.ts';
import { browser, dist, exponent, keepNames, median, ratio, serve, type Table } from './ground.ts';

const runs = Number(process.env.RUNS ?? 5);
type Heap = { usedSize: number; embedderHeapUsedSize?: number };
type Reference = 'ours' | 'lit' | 'place';
type Idle = { time: number; bytes: number };
const counts = [10, 30, 100, 300];
/** Puts 1,000 elements far below the screen. Milliseconds and bytes of heap, each; and the longest task. */
async function idle(context: BrowserContext, url: string, tag: string): Promise<Idle> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await tab.goto(url);
  const heap = async () => {
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize = 0 }: Heap = (await session.send('Runtime.getHeapUsage')) as Heap;
    return usedSize + embedderHeapUsedSize;
  };
  const before = await heap();
  const time = await tab.evaluate(async (name) => {
    const place = document.createElement('div');
    place.style.marginTop = '5000px';
    document.body.append(place);
    const start = performance.now();
    for (let i = 0; i < 1000; i++) place.append(document.createElement(name));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, tag);
  const bytes = (await heap()) - before;
  const loaded = await tab.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  if (loaded.some((path) => path.startsWith('/embed/react-')))
    throw new Error('An element far below the screen has loaded React.');
  await tab.close();
  return { time: time / 1000, bytes: bytes / 1000 };
}

/** The longest task of a page whose HTML holds 1,000 elements far below the screen, milliseconds. */
async function longestTask(context: BrowserContext, url: string): Promise<number> {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    Reflect.set(window, 'longest', 0);
    new PerformanceObserver((list) => {
      const all = list.getEntries().map(({ duration }) => duration);
      Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), ...all));
    }).observe({ type: 'longtask', buffered: true });
  });
  await tab.goto(url, { waitUntil: 'load' });
  await tab.waitForTimeout(500);
  const longest = await tab.evaluate(() => Reflect.get(window, 'longest'));
  await tab.close();
  return longest;
}

/** Milliseconds until n forms show, their code being there already. */
async function mount(
  context: BrowserContext,
  url: string,
  make: 'ours' | 'bare',
  count: number,
): Promise<number> {
  const tab = await context.newPage();
  await tab.goto(url);
  const time = await tab.evaluate(
    async ([how, n]) => {
      const one = (shown: () => void): Element => {
        if (how === 'bare') return Reflect.get(window, 'bareForm')(shown);
        const element = Object.assign(document.createElement('dap-order-form'), { loading: 'eager' });
        element.addEventListener('dap-ready', shown, { once: true });
        return element;
      };
      const all = async (total: number) => {
        let left = total;
        const place = document.createElement('div');
        const start = performance.now();
        const done = new Promise<void>((resolve) => {
          for (let i = 0; i < total; i++) place.append(one(() => (--left ? undefined : resolve())));
        });
        document.body.append(place);
        await done;
        place.offsetHeight;
        return performance.now() - start;
      };
      await all(2);
      return all(n);
    },
    [make, count] as const,
  );
  await tab.close();
  return time;
}

/** Bytes of files, as served, that a partner's page fetches until the form can be sent. */
async function bytesUntilSent(chrome: Browser, site: { url: string }): Promise<number> {
  const tab = await chrome.newPage();
  const files = new Set<string>();
  tab.on('request', (request) => files.add(new URL(request.url()).pathname));
  await tab.goto(`${site.url}/partner/`);
  await tab.locator('[type=submit]').waitFor();
  await tab.waitForLoadState('networkidle');
  await tab.close();
  const size = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  return [...files]
    .filter((path) => path.endsWith('.js'))
    .reduce((sum, path) => sum + size(join(dist, path)), 0);
}

/** The order form on a partner's page: what it weighs, waiting and in numbers. */
export async function bench(): Promise<Table> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [company(), react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, treeshake, output: { codeSplitting: false } },
    },
  });
  const [built] = [result].flat();
  const script = built && 'output' in built ? built.output[0].code : '';
  const page = (origin: string, body = '') => ({
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${body}<script type="module" src="${origin}/embed.js"></script>`,
  });
  const thousand = (tag: string) =>
    `<div style="block-size: 5000px"></div>${`<${tag}></${tag}>`.repeat(1000)}`;
  const site = await serve({
    '/partner/': page('', '<dap-order-form></dap-order-form>'),
    '/ours/': page(''),
    '/references/': page('/references'),
    '/ours/thousand': page('', thousand('dap-order-form')),
    '/references/thousand': page('/references', thousand('idle-element')),
    '/references/thousand-places': page('/references', thousand('place-element')),
    '/references/embed.js': { type: 'text/javascript', body: script },
  });
  const chrome = await browser();
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(keepNames);
  const [ours, theirs] = [`${site.url}/ours/`, `${site.url}/references/`];

  const bytes = await bytesUntilSent(chrome, site);
  const waiting: Record<Reference, Idle[]> = { ours: [], lit: [], place: [] };
  const longest: Record<Reference, number[]> = { ours: [], lit: [], place: [] };
  const mounted = counts.map((count) => ({ count, ours: [] as number[], bare: [] as number[] }));
  for (let run = 0; run < runs; run++) {
    waiting.ours.push(await idle(context, ours, 'dap-order-form'));
    waiting.lit.push(await idle(context, theirs, 'idle-element'));
    waiting.place.push(await idle(context, theirs, 'place-element'));
    longest.ours.push(await longestTask(context, `${ours}thousand`));
    longest.lit.push(await longestTask(context, `${theirs}thousand`));
    longest.place.push(await longestTask(context, `${theirs}thousand-places`));
    for (const one of mounted) {
      one.ours.push(await mount(context, ours, 'ours', one.count));
      one.bare.push(await mount(context, theirs, 'bare', one.count));
    }
  }
  await chrome.close();
  site.close();

  const of = (list: Idle[], key: keyof Idle) => median(list.map((one) => one[key]));
  const row = (what: string, a: number, b: number, digits: number, wanted: string) => [
    what,
    a.toFixed(digits),
    b.toFixed(digits),
    ratio(a, b),
    wanted,
  ];
  const idleRow = (what: string, key: keyof Idle, digits: number, against: Reference = 'lit', wanted = '–') =>
    row(what, of(waiting.ours, key), of(waiting[against], key), digits, wanted);
  const longestRow = (what: string, against: Reference) =>
    row(what, median(longest.ours), median(longest[against]), 0, '–');
  const free = 'against one that keeps as much place free';
  const growth = (key: 'ours' | 'bare') =>
    exponent(mounted.map((one) => [one.count, median(one[key])])).toFixed(2);
  return {
    title: `Order form on a partner’s page, medians of ${runs}, against an idle ReactiveElement and bare React roots`,
    columns: ['what', 'ours', 'reference', 'ratio', 'budget'],
    rows: [
      ['bytes until it can be sent (Arabic)', String(bytes), '–', '–', '98000'],
      idleRow('idle below the fold, ms each of 1,000', 'time', 3),
      idleRow(`ms each, ${free}`, 'time', 3, 'place'),
      idleRow('idle below the fold, heap bytes each of 1,000', 'bytes', 0),
      idleRow(`heap bytes each, ${free}`, 'bytes', 0, 'place', '–'),
      longestRow('longest task with 1,000 in the HTML, ms', 'lit'),
      longestRow(`longest task, ${free}`, 'place'),
      ...mounted.map(({ count, ours: a, bare: b }) => [
        `${count} forms in view, ms`,
        median(a).toFixed(0),
        median(b).toFixed(0),
        ratio(median(a), median(b)),
        count === 10 ? '1.3 ×' : '–',
      ]),
      ['growth exponent', growth('ours'), growth('bare'), '–', '1.05'],
    ],
  };
}

const entry = fileURLToPath(new URL('references.tsx', import.meta.url));

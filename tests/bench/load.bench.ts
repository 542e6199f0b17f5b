import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { browser, dist, median, onPhone, type Phone, phones, ratio, serve, type Table } from './ground.ts';
import { limitPage } from './limit.ts';

const runs = Number(process.env.RUNS ?? 5);

type Seen = { largest: number; shift: number; blocked: number; typed: number };
type Visit = {
  first: number;
  largest: number;
  blocked: number;
  hydrating: number;
  shift: number;
  scripts: number;
  typed: number;
};

/** Runs in the page: records paints, shifts, long tasks and the first letter. */
function watch(): void {
  const seen: Seen = { largest: 0, shift: 0, blocked: 0, typed: 0 };
  Reflect.set(window, 'seen', seen);
  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number };
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  on('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
  addEventListener('input', () => {
    seen.typed ||= performance.now();
  });
}

/** One cold visit on a slow phone: loading, the first letter typed, and what the first touch costs. */
async function visit(chrome: Browser, phone: Phone, url: string, hydrates: boolean): Promise<Visit> {
  const { page, session, close } = await onPhone(chrome, phone);
  const kinds = new Map<string, string | undefined>();
  const headers = new Map<string, number>();
  let scripts = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // What `boot.ts` warms, with low priority, is fetched and compiled, not run.
    kinds.set(requestId, request.initialPriority.endsWith('Low') ? 'warmed' : type);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  // The budget is one of bytes of files; HTTP/2 sends headers once, and the server of the bench with each.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await page.addInitScript(watch);
  const seen = (): Promise<Seen> => page.evaluate(() => ({ ...Reflect.get(window, 'seen') }));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(600);
  const atLoad = await seen();
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const before = scripts;
  await page.locator('[name=name]').click();
  // React marks the elements that it has hydrated.
  if (hydrates)
    await page.waitForFunction(() => {
      const form = document.querySelector('#order-form .form');
      return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    });
  await page.waitForTimeout(600);
  const touched = await seen();
  await close();
  return {
    first,
    largest: atLoad.largest,
    blocked: atLoad.blocked,
    hydrating: touched.blocked - atLoad.blocked,
    shift: touched.shift,
    scripts: before,
    typed: await firstLetter(chrome, phone, url),
  };
}

/** Another's first visit, who types as soon as there is something to type into: milliseconds until it is kept. */
async function firstLetter(chrome: Browser, phone: Phone, url: string): Promise<number> {
  const { page, close } = await onPhone(chrome, phone);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  // Looked for in every frame: a locator that has found nothing may sleep for half a second.
  await page.waitForFunction(
    () => {
      const field = document.querySelector<HTMLElement>('[name=name]');
      field?.focus();
      return field && document.activeElement === field;
    },
    undefined,
    { polling: 'raf' },
  );
  await page.keyboard.press('a');
  await page.waitForFunction(() => Reflect.get(window, 'seen').typed);
  const { typed }: Seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  await close();
  return typed;
}

/** Our Arabic home page against the limit: the same sections, words and pictures with nothing beside them. */
export async function bench(): Promise<Table[]> {
  const tables: Table[] = [];
  for (const phone of phones) tables.push(await home(phone));
  return tables;
}

async function home(phone: Phone): Promise<Table> {
  const limit = limitPage(readFileSync(join(dist, 'ar/index.html'), 'utf8'));
  const site = await serve({
    '/limit/': { type: 'text/html; charset=utf-8', encoding: 'br', body: brotliCompressSync(limit) },
  });
  const chrome = await browser();
  const visits: Record<'ours' | 'limit', Visit[]> = { ours: [], limit: [] };
  for (let run = 0; run < runs; run++) {
    const pages: ['ours' | 'limit', string][] = [
      ['ours', '/ar/'],
      ['limit', '/limit/'],
    ];
    // Neither is always the first.
    for (const [name, path] of run % 2 ? pages.reverse() : pages) {
      visits[name].push(await visit(chrome, phone, site.url + path, name === 'ours'));
    }
  }
  await chrome.close();
  site.close();

  const row = (what: string, key: keyof Visit, budget: string, digits = 0) => {
    const [a = 0, b = 0] = [visits.ours, visits.limit].map((all) => median(all.map((one) => one[key])));
    return [what, a.toFixed(digits), b.toFixed(digits), ratio(a, b), budget];
  };
  return {
    title: `Arabic home page, ${phone.name}, medians of ${runs}, against the limit page`,
    columns: ['what', 'ours', 'limit', 'ratio', 'budget'],
    rows: [
      row('first contentful paint, ms', 'first', '1.25 ×'),
      row('largest contentful paint, ms', 'largest', '1.15 ×'),
      row('blocking time at load, ms', 'blocked', '1.0 ×'),
      row('blocking time when the first touch hydrates, ms', 'hydrating', '< 150'),
      row('first letter accepted after, ms', 'typed', '1.2 ×'),
      row('layout shift', 'shift', '0.00', 3),
      row('scripts run before the visitor acts, bytes', 'scripts', '3000'),
    ],
  };
}

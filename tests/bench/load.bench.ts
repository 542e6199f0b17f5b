import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { limitPage } from './limit.ts';
import { dist, keepNames, launch, median, ratio, runs, serve, type Table } from './tools.ts';

/** Times in milliseconds, and the sum of the layout shifts. */
type Visit = { first: number; largest: number; shift: number; tap: number; typed: number };

/** Runs in the page: records paints, shifts, taps and the first character. */
function watch(): void {
  const recorded: Visit = { first: 0, largest: 0, shift: 0, tap: 0, typed: 0 };
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
  // From the tap to the next frame. Other events, such as those of the pointer's move, have no interaction.
  on('event', (entry) => {
    if (entry.interactionId) recorded.tap = Math.max(recorded.tap, entry.duration);
  });
  addEventListener('input', () => {
    recorded.typed ||= performance.now();
  });
}

/** A tab on a phone with slow 3G, a processor that is six times slower, and an empty cache. */
async function openPhone(chrome: Browser) {
  const viewport = { width: 390, height: 844 };
  const context = await chrome.newContext({ viewport, deviceScaleFactor: 2, locale: 'ar-JO' });
  await context.addInitScript(keepNames);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const recorded = (): Promise<Visit> => page.evaluate(() => ({ ...Reflect.get(window, 'recorded') }));
  return { page, recorded, close: () => context.close() };
}

/** A first visit: loading, and a tap on the form. */
async function visit(chrome: Browser, url: string): Promise<Visit> {
  const { page, recorded, close } = await openPhone(chrome);
  await page.goto(url, { waitUntil: 'load' });
  // Late paints and shifts.
  await page.waitForTimeout(600);
  const { first, largest } = await recorded();
  await page.locator('[name=name]').click();
  await page.waitForTimeout(600);
  const { shift, tap } = await recorded();
  await close();
  return { first, largest, shift, tap, typed: await firstCharacter(chrome, url) };
}

/** Another first visit, whose visitor types as soon as there is a field. @returns when the character was accepted */
async function firstCharacter(chrome: Browser, url: string): Promise<number> {
  const { page, recorded, close } = await openPhone(chrome);
  await page.goto(url, { waitUntil: 'commit' });
  // Checked in every frame: a locator that has found nothing may wait for half a second.
  const isFocused = () => {
    const field = document.querySelector<HTMLElement>('[name=name]');
    field?.focus();
    return field && document.activeElement === field;
  };
  await page.waitForFunction(isFocused, undefined, { polling: 'raf' });
  await page.keyboard.press('a');
  await page.waitForFunction(() => Reflect.get(window, 'recorded').typed);
  const { typed } = await recorded();
  await close();
  return typed;
}

/** The Arabic home page against the limit page. */
export async function bench(): Promise<Table> {
  const limit = limitPage(readFileSync(join(dist, 'ar/index.html'), 'utf8'));
  const site = await serve({
    '/limit/': { type: 'text/html; charset=utf-8', encoding: 'br', body: brotliCompressSync(limit) },
  });
  const chrome = await launch();
  const pages = [
    { path: '/ar/', visits: [] as Visit[] },
    { path: '/limit/', visits: [] as Visit[] },
  ];
  for (let run = 0; run < runs; run++)
    // Neither page is always the first.
    for (const { path, visits } of run % 2 ? pages.toReversed() : pages)
      visits.push(await visit(chrome, site.url + path));
  await chrome.close();
  site.close();

  const row = (metric: string, key: keyof Visit, budget: string, digits = 0) => {
    const [ours = 0, other = 0] = pages.map(({ visits }) => median(visits.map((visit) => visit[key])));
    return [metric, ours.toFixed(digits), other.toFixed(digits), ratio(ours, other), budget];
  };
  return {
    title: `Arabic home page, slow 3G and CPU 6×, medians of ${runs}, against the limit page`,
    columns: ['metric', 'ours', 'limit', 'ratio', 'budget'],
    rows: [
      row('first contentful paint, ms', 'first', '1.25 ×'),
      row('largest contentful paint, ms', 'largest', '1.15 ×'),
      row('first character accepted after, ms', 'typed', '1.2 ×'),
      row('first tap until the next frame, ms', 'tap', '100'),
      row('layout shift', 'shift', '0.00', 3),
    ],
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { browser, dist, median, onPhone, type Phone, phones, ratio, serve, type Table } from './ground.ts';
import { limitPage } from './limit.ts';

const runs = Number(process.env.RUNS ?? 5);
type Paints = { first: number; largest: number };

/** First and largest contentful paint of one cold visit. */
async function paints(chrome: Browser, phone: Phone, url: string): Promise<Paints> {
  const { page, close } = await onPhone(chrome, phone);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Reflect.set(window, 'largest', startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: Number(Reflect.get(window, 'largest')),
  }));
  await close();
  return seen;
}

/** All pages, each against the limit page that is made from it. */
export async function bench(): Promise<Table[]> {
  const tables: Table[] = [];
  for (const phone of phones) tables.push(await allPages(phone));
  return tables;
}

async function allPages(phone: Phone): Promise<Table> {
  const routes = ['/', '/company-profile', '/employee-card'];
  const ours = routes.flatMap((route) => languageCodes.map((code) => `/${code}${route}`));
  const limits = ours.map((path) => {
    const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const body = brotliCompressSync(limitPage(readFileSync(join(dist, file), 'utf8')));
    return [`/limit${path}`, { type: 'text/html; charset=utf-8', encoding: 'br', body }] as const;
  });
  const site = await serve(Object.fromEntries(limits));
  const chrome = await browser();
  const seen = new Map<string, Paints[]>(
    ours.flatMap((path) => [path, `/limit${path}`]).map((path) => [path, []]),
  );
  for (let run = 0; run < runs; run++) {
    const order = [...seen.keys()];
    // The order alternates, so that no page is always the first.
    for (const path of run % 2 ? order.reverse() : order)
      seen.get(path)?.push(await paints(chrome, phone, site.url + path));
  }
  await chrome.close();
  site.close();
  const time = (path: string, key: keyof Paints) => median((seen.get(path) ?? []).map((one) => one[key]));
  const both = (path: string, key: keyof Paints) => [time(path, key), time(`/limit${path}`, key)] as const;
  const text = (path: string, key: keyof Paints) =>
    both(path, key)
      .map((ms) => ms.toFixed(0))
      .join(' : ');
  return {
    title: `All pages, ${phone.name}, medians of ${runs}, against the limit page`,
    columns: ['page', 'first paint', 'largest paint', 'first, ms, ours : limit', 'largest, ms, ours : limit'],
    rows: ours.map((path) => [
      path,
      ratio(...both(path, 'first')),
      ratio(...both(path, 'largest')),
      text(path, 'first'),
      text(path, 'largest'),
    ]),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { browser, dist, load, median, onPhone, phones, ratio, serve } from './ground.mjs';
import { limitPage } from './limit.mjs';

const runs = Number(process.env.RUNS ?? 5);

/** First and largest paint of one cold visit on a slow phone. */
async function paints(chrome, phone, url) {
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
    first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    largest: Reflect.get(window, 'largest'),
  }));
  await close();
  return seen;
}

/** All fifteen pages, each against the limit page made from it. */
export const bench = async () => {
  const tables = [];
  for (const phone of phones) tables.push(await all(phone));
  return tables;
};

async function all(phone) {
  const { languageCodes } = await load('widgets/language/languages.ts');
  const routes = ['/', '/company-profile', '/employee-card'];
  const ours = routes.flatMap((route) => languageCodes.map((code) => `/${code}${route}`));
  const limits = ours.map((path) => {
    const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const body = brotliCompressSync(limitPage(readFileSync(join(dist, file), 'utf8')));
    return [`/limit${path}`, { type: 'text/html; charset=utf-8', encoding: 'br', body }];
  });
  const site = await serve(Object.fromEntries(limits));
  const chrome = await browser();
  const seen = new Map(ours.flatMap((path) => [path, `/limit${path}`]).map((path) => [path, []]));
  for (let run = 0; run < runs; run++) {
    const order = [...seen.keys()];
    // Nobody is always the first.
    for (const path of run % 2 ? order.reverse() : order) {
      seen.get(path).push(await paints(chrome, phone, site.url + path));
    }
  }
  await chrome.close();
  site.close();
  const time = (path, key) => median(seen.get(path).map((one) => one[key]));
  const both = (path, key) => [time(path, key), time(`/limit${path}`, key)];
  const told = (path, key) =>
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
      told(path, 'first'),
      told(path, 'largest'),
    ]),
  };
}

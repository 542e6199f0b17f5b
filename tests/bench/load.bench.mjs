import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { browser, dist, load, median, onPhone, phones, ratio, serve } from './ground.mjs';
import { limitPage } from './limit.mjs';

const runs = Number(process.env.RUNS ?? 5);

/** Collects what the page goes through, from its first moment. */
function watch() {
  const seen = { largest: 0, shift: 0, blocked: 0, typed: 0 };
  Reflect.set(window, 'seen', seen);
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  on('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
  addEventListener('input', () => {
    seen.typed ||= performance.now();
  });
}

/** One cold visit on a slow phone: loading, the first letter typed, and what the first touch costs. */
async function visit(chrome, phone, url, comesAlive) {
  const { page, session, close } = await onPhone(chrome, phone);
  const kinds = new Map();
  const headers = new Map();
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
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength - headers.get(requestId);
  });
  await page.addInitScript(watch);
  const seen = () => page.evaluate(() => ({ ...Reflect.get(window, 'seen') }));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(600);
  const atLoad = await seen();
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  const before = scripts;
  await page.locator('[name=name]').click();
  const { hydrated } = await load('tests/stage/hydrated.ts');
  const alive = hydrated("document.querySelector('#order-form .form')");
  while (comesAlive && !(await page.evaluate(alive))) await page.waitForTimeout(100);
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
async function firstLetter(chrome, phone, url) {
  const { page, close } = await onPhone(chrome, phone);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  // Looked for in every frame: a locator that has found nothing may sleep for half a second.
  await page.waitForFunction(
    () => {
      const field = document.querySelector('[name=name]');
      field?.focus();
      return field && document.activeElement === field;
    },
    undefined,
    { polling: 'raf' },
  );
  await page.keyboard.press('a');
  await page.waitForFunction(() => Reflect.get(window, 'seen').typed);
  const { typed } = await page.evaluate(() => Reflect.get(window, 'seen'));
  await close();
  return typed;
}

/** Our Arabic home page against the limit: the same sections, words and pictures with nothing beside them. */
export const bench = async () => {
  const tables = [];
  for (const phone of phones) tables.push(await home(phone));
  return tables;
};

async function home(phone) {
  const limit = limitPage(readFileSync(join(dist, 'ar/index.html'), 'utf8'));
  const site = await serve({
    '/limit/': { type: 'text/html; charset=utf-8', encoding: 'br', body: brotliCompressSync(limit) },
  });
  const chrome = await browser();
  const visits = { ours: [], limit: [] };
  for (let run = 0; run < runs; run++) {
    const pages = [
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

  const row = (what, key, budget, digits = 0) => {
    const [a, b] = [visits.ours, visits.limit].map((all) => median(all.map((one) => one[key])));
    return [what, a.toFixed(digits), b.toFixed(digits), ratio(a, b), budget];
  };
  return {
    title: `Arabic home page, ${phone.name}, medians of ${runs}, against the limit page`,
    columns: ['what', 'ours', 'limit', 'ratio', 'budget'],
    rows: [
      row('first contentful paint, ms', 'first', '1.1 ×'),
      row('largest contentful paint, ms', 'largest', '1.1 ×'),
      row('blocking time at load, ms', 'blocked', '1.0 ×'),
      row('blocking time when the first touch hydrates, ms', 'hydrating', '< 150'),
      row('first letter accepted after, ms', 'typed', '1.1 ×'),
      row('layout shift', 'shift', '0.00', 3),
      row('scripts run before the visitor acts, bytes', 'scripts', '2000'),
    ],
  };
}

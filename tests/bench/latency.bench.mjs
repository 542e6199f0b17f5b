import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, dist, median, serve } from './ground.mjs';

const runs = Number(process.env.RUNS ?? 5);
const rates = [6, 20];

/** What a finger does, one after the other on one page: what it presses, and what is there when that has acted. */
const taps = [
  {
    what: 'first tap: the pressed button shows it, before React is there',
    on: '.narrow-only [aria-haspopup]',
    shows: '[aria-busy="true"], [role="menu"]',
    also: 'first tap: the menu is there',
    later: '[role="menu"]',
    end: 'Escape',
  },
  { what: 'menu', on: '.narrow-only [aria-haspopup]', shows: '[role="menu"]', end: 'Escape' },
  { what: 'list of countries', on: '.phone [role="combobox"]', shows: '[role="listbox"]', end: 'Escape' },
  { what: 'lightbox', on: '.thumb', shows: 'dialog[open]', end: 'Escape' },
  {
    what: 'window of the company card',
    on: '.business-card .head .button',
    shows: 'dialog[open]',
    end: 'Escape',
  },
  { what: 'language', on: '.footer a[hreflang="fr"]', shows: 'html[lang="fr"]' },
];

/**
 * Runs in the page: `acted` holds the milliseconds from the lifted finger to the frames that show each of these, one
 * after the other. It looks before each frame; what is there then has been shown when the next urgent task runs.
 */
function watch(all) {
  window.acted = new Promise((resolve) => {
    const times = [];
    const look = (lifted) => {
      const there = document.querySelector(all[times.length]);
      if (!there?.getClientRects().length) return requestAnimationFrame(() => look(lifted));
      scheduler.postTask(
        () => {
          times.push(performance.now() - lifted);
          if (times.length === all.length) resolve(times);
          else requestAnimationFrame(() => look(lifted));
        },
        { priority: 'user-blocking' },
      );
    };
    const lift = ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp));
    addEventListener('pointerup', lift, { once: true, capture: true });
  });
}

/** Says at once that a button is pressed, and nothing else. */
const handler = `<script>addEventListener('click', (event) => {
  event.preventDefault();
  event.target.closest('[aria-haspopup]').ariaBusy = 'true';
})</script>`;
/**
 * What the browser itself takes for the first tap, on pages that do not do more. On the second it makes no difference
 * to leave out what the style says of hovering, pressing, focus or transitions.
 */
const references = {
  'the same tap on a page of one button': () =>
    `<!doctype html><meta name="viewport" content="width=device-width"><style>[aria-busy] { opacity: 0.6 }</style><p class="narrow-only"><button aria-haspopup="menu">18-46-0</button></p>${handler}`,
  'the same tap on our page without our scripts': () =>
    readFileSync(join(dist, 'ar/index.html'), 'utf8').replace(/<script\b.*?<\/script>/gs, '') + handler,
};

/** One visit on a phone: how long each of these taps took. */
async function visit(chrome, url, rate, taps) {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // With a debugger attached, every error made while React starts is followed through its source.
    Error.stackTraceLimit = 0;
  });
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  for (const { on, shows, later, end } of taps) {
    const target = page.locator(on).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // What it looked at on its way is fetched and rendered before, as when somebody reads.
    await page.waitForTimeout(1200);
    const { x, y, width, height } = await target.boundingBox();
    const point = { x: x + width / 2, y: y + height / 2 };
    await page.evaluate(watch, later ? [shows, later] : [shows]);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // As long as a finger rests on the glass in a tap.
    await page.waitForTimeout(80);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    times.push(...(await page.evaluate(() => window.acted)));
    if (end) await page.keyboard.press(end);
  }
  await context.close();
  return times;
}

/** From the lifted finger until something is seen, on slow processors. */
export async function bench() {
  const pages = Object.values(references).map((page, at) => [
    `/reference-${at}/`,
    { type: 'text/html; charset=utf-8', body: page() },
  ]);
  const site = await serve(Object.fromEntries(pages));
  const chrome = await browser();
  const seen = rates.map(() => []);
  const [{ on, shows }] = taps;
  for (let run = 0; run < runs; run++) {
    for (const [at, rate] of rates.entries()) {
      const times = await visit(chrome, `${site.url}/ar/`, rate, taps);
      for (const [path] of pages)
        times.push(...(await visit(chrome, site.url + path, rate, [{ on, shows }])));
      seen[at].push(times);
    }
  }
  await chrome.close();
  site.close();
  return {
    title: `From the lifted finger to the frame that shows it, medians of ${runs}, ms`,
    columns: ['tap', ...rates.map((rate) => `CPU ${rate}×`)],
    rows: [
      ...[
        ...taps.flatMap(({ what, also }) => (also ? [what, also] : [what])),
        ...Object.keys(references),
      ].map((what, at) => [
        what,
        ...seen.map((visits) => median(visits.map((times) => times[at])).toFixed(0)),
      ]),
      ['wanted of the first', '100', '200'],
    ],
  };
}

import { browser, median, serve } from './ground.mjs';

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

/** Runs in the page: `acted` holds the milliseconds from the lifted finger to the frames that show each of these. */
function watch(all) {
  const until = (shows) =>
    new Promise((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          const look = () => {
            const there = document.querySelector(shows);
            if (!there?.getClientRects().length) return requestAnimationFrame(look);
            // The frame itself has been made when a task behind it runs.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          };
          look();
        },
        { once: true, capture: true },
      );
    });
  window.acted = Promise.all(all.map(until));
}

/** One visit on a phone: how long each tap took. */
async function visit(chrome, url, rate) {
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
  const site = await serve();
  const chrome = await browser();
  const seen = rates.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, rate] of rates.entries()) seen[at].push(await visit(chrome, `${site.url}/ar/`, rate));
  }
  await chrome.close();
  site.close();
  return {
    title: `From the lifted finger to the frame that shows it, medians of ${runs}, ms`,
    columns: ['tap', ...rates.map((rate) => `CPU ${rate}×`)],
    rows: [
      ...taps
        .flatMap(({ what, also }) => [what, also].filter(Boolean))
        .map((what, tap) => [
          what,
          ...seen.map((visits) => median(visits.map((times) => times[tap])).toFixed(0)),
        ]),
      ['wanted of the first', '100', '200'],
    ],
  };
}

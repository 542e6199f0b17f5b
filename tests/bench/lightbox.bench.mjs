import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { browser, median, serve } from './ground.mjs';

const title = 'Lightbox on a phone, processor slowed six times';
const columns = ['lightbox', 'tap to first frame', 'next picture', 'lightbox, bytes', 'page, bytes'];

const rounds = Number(process.env.RUNS ?? 5);
/** Each with the element that is there while it is open. */
const rivals = [
  { page: 'native', name: 'the browser’s `<dialog>` alone', root: 'dialog[open]' },
  { page: 'ours', name: '`<dap-gallery>`', root: 'dialog[open]' },
  { page: 'photoswipe', name: 'PhotoSwipe', root: '.pswp--open' },
  { page: 'yarl', name: 'yet-another-react-lightbox', root: '.yarl__portal' },
];
/** What stands on the page without any lightbox: React, and with us the wrapper, the texts and the look. */
const frame = /\/(react|view|embed|en|rolldown-runtime)[-.](?!view)/;

export async function bench() {
  const server = await serve(await builtPages());
  const chrome = await browser();
  const results = rivals.map(() => ({ open: [], step: [], bytes: new Map() }));
  for (let round = 0; round < rounds; round++) {
    for (const [at, rival] of rivals.entries()) await measure(chrome, server.url, rival, results[at]);
  }
  await chrome.close();
  server.close();

  const [limit] = results;
  const time = (own, reference) =>
    `${Math.round(median(own))} ms (${(median(own) / median(reference)).toFixed(1)})`;
  const bytes = (map, only = () => true) =>
    [...map].reduce((sum, [url, size]) => sum + (only(url) ? size : 0), 0);
  const rows = rivals.map(({ name }, at) => {
    const { open, step, bytes: files } = results[at];
    const own = bytes(files, (url) => !frame.test(url));
    return [name, time(open, limit.open), time(step, limit.step), own, bytes(files)];
  });
  return { title, columns, rows };
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The pages of the others, built as ours is, by path. */
async function builtPages() {
  const root = fileURLToPath(new URL('lightbox', import.meta.url));
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['native', 'photoswipe', 'yarl'].map((name) => join(root, `${name}.html`)),
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  });
  return Object.fromEntries(
    output.map(({ fileName, code, source }) => [
      `/${fileName}`,
      {
        type: `${types[extname(fileName)]}; charset=utf-8`,
        encoding: 'br',
        body: brotliCompressSync(code ?? source),
      },
    ]),
  );
}

/** Opens the third picture with a finger and goes on to the fourth, on a page nobody has seen. */
async function measure(chrome, url, { page: name, root }, { open, step, bytes }) {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = urls.get(requestId) ?? '';
    if (/\.(js|css)$/.test(file)) bytes.set(file, encodedDataLength);
  });
  // Our page lies in its folder; its script and pictures, as the others' pictures, come from the build.
  await page.route('**/ours.html', (route) =>
    route.fulfill({ path: new URL('lightbox/ours.html', import.meta.url).pathname }),
  );
  await page.addInitScript(watch);
  await page.goto(`${url}/${name}.html`);
  const thumb = page.locator('.thumb').nth(2);
  await thumb.waitFor();
  await page.waitForFunction(() => window.small('pallets'));
  await page.waitForTimeout(300);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const { x, y, width, height } = await thumb.boundingBox();
  const point = { x: x + width / 2, y: y + height / 2 };
  await page.evaluate((where) => window.watch('touchend', where, 'pallets'), root);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  // As long as a finger rests on the glass in a tap.
  await page.waitForTimeout(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  open.push(await page.evaluate(() => window.shown));
  await page.waitForTimeout(1500);
  // By key: on a touch screen PhotoSwipe shows no buttons.
  await page.evaluate((where) => window.watch('keydown', where, 'wheat_sunset'), root);
  await page.keyboard.press('ArrowRight');
  step.push(await page.evaluate(() => window.shown));
  await page.waitForTimeout(100);
  await context.close();
}

/**
 * Runs in the page, before its own scripts. `watch` promises in `shown` the milliseconds from an event, the lifted
 * finger or the key, until the first frame with a picture in the lightbox, in the page's own clock.
 */
function watch() {
  const roots = () => [
    document,
    ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? []).flat(),
  ];
  const images = (selector, name) =>
    roots()
      .flatMap((root) => [...root.querySelectorAll(`${selector} img`)])
      .filter((image) => image.currentSrc.includes(name) && image.complete && image.naturalWidth > 0);
  window.small = (name) => images('', name).length > 0;
  window.watch = (event, selector, name) => {
    window.shown = new Promise((resolve) => {
      let start;
      addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
      const inSight = (image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return right > 8 && left < innerWidth - 8 && bottom > 8 && top < innerHeight - 8;
      };
      const look = () => {
        const seen = start !== undefined && images(selector, name).some(inSight);
        // The frame this one is about to be is there when the next task runs.
        if (seen) setTimeout(() => resolve(performance.now() - start));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
}

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { browser, median, ratio, serve } from './ground.mjs';
import { bundled, rival } from './rivals.mjs';

const rounds = Number(process.env.RUNS ?? 5);

/** A card of 370 octets of UTF-8, as an employee of the company would have it. */
const card = `BEGIN:VCARD\r\nVERSION:3.0\r\nN:العبدالله;ليث\r\n${'NOTE:سماد داب الأصلي للأردن والعراق\r\n'.repeat(5)}`;

/** Each makes an SVG path of a text at level H, as its own documentation says. */
const libraries = () => [
  {
    name: 'ours (`qrcode/lib/core`, no canvas, marked as UTF-8)',
    code: `import { qrPath } from '../../widgets/cards/qr-path.ts'; window.draw = (text) => qrPath(text, 'H').path;`,
  },
  {
    name: 'qrcode 1.5.4',
    code: `import QRCode from 'qrcode'; window.draw = (text) => { let svg; QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'H' }, (_, made) => { svg = made; }); return svg; };`,
  },
  {
    name: 'uqr@0.1.3',
    code: `import { renderSVG } from '${join(rival('uqr@0.1.3'), 'dist/index.mjs')}'; window.draw = (text) => renderSVG(text, { ecc: 'H' });`,
  },
  {
    name: 'qrcode-generator@2.0.4',
    code: `import make from '${join(rival('qrcode-generator@2.0.4'), 'dist/qrcode.mjs')}'; make.stringToBytes = (text) => [...new TextEncoder().encode(text)]; window.draw = (text) => { const code = make(0, 'H'); code.addData(text); code.make(); return code.createSvgTag(); };`,
  },
];

/** Milliseconds until the first code of a page, and for each of ten more. */
async function time(chrome, url) {
  const page = await chrome.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => window.draw);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const [first, later] = await page.evaluate((text) => {
    const taken = (times) => {
      const start = performance.now();
      for (let n = 0; n < times; n++) if (window.draw(text + n).length < 500) throw new Error('No code.');
      return (performance.now() - start) / times;
    };
    return [taken(1), taken(10)];
  }, card);
  await page.close();
  return { first, later };
}

/** The QR code beside other libraries: bytes and milliseconds. */
export async function bench() {
  const found = libraries();
  const files = {};
  for (const one of found) {
    one.script = await bundled(one.code);
    one.times = [];
    const at = `/codes/${found.indexOf(one)}`;
    files[`${at}.js`] = { type: 'text/javascript', body: one.script };
    files[at] = {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><meta charset="utf-8"><script type="module" src="${at}.js"></script>`,
    };
  }
  const site = await serve(files);
  const chrome = await browser();
  for (let round = 0; round < rounds; round++)
    for (const [index, one] of found.entries())
      one.times.push(await time(chrome, `${site.url}/codes/${index}`));
  await chrome.close();
  site.close();
  const of = (one, key) => median(one.times.map((times) => times[key]));
  const told = (one, key) => `${of(one, key).toFixed(1)} ms (${ratio(of(one, key), of(found[0], key))})`;
  return {
    title: `A QR code of 370 octets at level H as SVG, processor slowed six times, medians of ${rounds}, ratios to ours`,
    columns: ['library', 'bytes', 'first code', 'each later'],
    rows: found.map((one) => [
      one.name,
      brotliCompressSync(one.script).length,
      told(one, 'first'),
      told(one, 'later'),
    ]),
  };
}

import { browser, serve } from './ground.mjs';

const order = { name: 'Laith', phone: '0790000000', email: 'laith@example.com', quantity: '1000' };
const kinds = { js: 'scripts', css: 'styles', avif: 'pictures', svg: 'pictures', woff2: 'font' };

/** Bytes with headers, by kind, of a first visit on a phone until the order is filled in. */
async function firstVisit(chrome, url, press) {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ar-JO',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  const bytes = { pages: 0, styles: 0, scripts: 0, pictures: 0, font: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => files.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [, ending] = /\.(\w+)$/.exec(new URL(files.get(requestId)).pathname) ?? [];
    bytes[kinds[ending] ?? 'pages'] += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(2000);
  if (press) await page.locator(press).first().tap();
  await page.waitForTimeout(2000);
  for (const [name, value] of Object.entries(order)) {
    await page.locator(`[name=${name}]`).tap();
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.waitForTimeout(2000);
  await context.close();
  return bytes;
}

/** What a link in a chat costs until an order is ready to send. */
export async function bench() {
  const site = await serve();
  const chrome = await browser();
  const ways = [
    ['the link is the page, and the button above leads to the form', '/ar/', '.hero a.button'],
    ['the link ends in `#order-form`', '/ar/#order-form'],
  ];
  const rows = [];
  for (const [what, path, press] of ways) {
    const bytes = await firstVisit(chrome, site.url + path, press);
    const sum = Object.values(bytes).reduce((all, one) => all + one, 0);
    rows.push([what, sum, '150000', ...Object.values(bytes)].map(String));
  }
  await chrome.close();
  site.close();
  return {
    title: 'From a link in a chat to an order ready to send, cold, 390 px wide, density 2, bytes on the wire',
    columns: ['way', 'bytes', 'budget', 'pages', 'styles', 'scripts', 'pictures', 'font'],
    rows,
  };
}

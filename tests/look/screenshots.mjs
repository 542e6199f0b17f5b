// The pictures of README.md, of what stands in dist/: npm run screenshots
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import sirv from 'sirv';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = createServer(sirv(at('dist'), { dev: true }));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});

/** Around an element that is alone in the picture. */
const edge = 24;

/** A page as a visitor of this width has it: what is on the screen, or `element` alone. */
async function take(name, { width, height, density, element }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await page.goto(`http://127.0.0.1:${server.address().port}/ar/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const box = element && (await page.locator(element).boundingBox());
  const clip = box && { x: 0, y: box.y - edge, width, height: box.height + 2 * edge };
  const shot = await page.screenshot({ animations: 'disabled', ...(clip && { clip, fullPage: true }) });
  const file = at(`tests/look/${name}.webp`);
  await sharp(shot).webp({ quality: 80 }).toFile(file);
  console.log(file);
  await page.close();
}

try {
  await take('home', { width: 1280, height: 664, density: 1 });
  await take('order-form-phone', { width: 390, height: 844, density: 1.5, element: '#order-form form' });
} finally {
  await browser.close();
  server.close();
}

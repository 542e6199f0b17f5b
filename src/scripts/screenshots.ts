// The screenshots of README.md: npm run screenshots
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { preview } from 'vite';
import { root } from '../build/files.ts';

const server = await preview({ root, preview: { port: 0, strictPort: false } });
const [url = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});

/** Space around an element, in pixels. */
const edge = 24;

type Options = { width: number; height: number; density: number; element?: string };

/** The first screen, or one element. */
async function take(name: string, { width, height, density, element }: Options): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await page.goto(`${url}ar/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const box = element && (await page.locator(element).boundingBox());
  const clip = box && { x: 0, y: box.y - edge, width, height: box.height + 2 * edge };
  const shot = await page.screenshot({ animations: 'disabled', ...(clip && { clip, fullPage: true }) });
  const file = join(root, `tests/screenshots/${name}.webp`);
  await sharp(shot).webp({ quality: 80 }).toFile(file);
  console.log(file);
  await page.close();
}

try {
  await take('home', { width: 1280, height: 664, density: 1 });
  await take('order-form-phone', { width: 390, height: 844, density: 1.5, element: '#order-form form' });
} finally {
  await browser.close();
  await server.close();
}

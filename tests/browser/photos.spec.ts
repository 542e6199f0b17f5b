import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heicThere, largePhotos } from '../stage/large-photos.ts';
import { staffPage } from '../stage/staff-card.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const folder = mkdtempSync(join(tmpdir(), 'photos-'));
let photos: Awaited<ReturnType<typeof largePhotos>>;
beforeAll(async () => {
  photos = await largePhotos(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const portrait = (page: Page) => page.locator('form .portrait canvas');
/** What stands at the left and the right edge, as red, green and blue. */
const edges = (page: Page) =>
  portrait(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width } = canvas;
    const copy = new OffscreenCanvas(width, width).getContext('2d') as OffscreenCanvasRenderingContext2D;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, width / 2, width, 1);
    return [4, width - 5].map((x) => Array.from(data.slice(4 * x, 4 * x + 3)));
  });

async function chosen(photo: string): Promise<Page> {
  const page = await staffPage(it);
  await page.getByText(widgetTexts.ar['employee.upload']).waitFor();
  await page.locator('[name=photo]').setInputFiles(photo);
  return page;
}

test.each(['animated GIF', 'animated WebP'] as const)('of an %s the first picture is taken', async (kind) => {
  const page = await chosen(photos[kind]);
  await portrait(page).waitFor();
  expect(await edges(page)).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});

test('a photo of 60 MB becomes a portrait', async () => {
  expect(statSync(photos['PNG of 60 MB']).size).toBeGreaterThan(60e6);
  const page = await chosen(photos['PNG of 60 MB']);
  await portrait(page).waitFor({ timeout: 40_000 });
});

test.each([
  ['JPEG of 108 megapixels behind its metadata', 'employee.photo.huge'],
  // Chromium reads none; Safari does.
  ['heic', 'employee.photo.notPicture'],
] as const)('a %s is refused in words before it is decoded', async (kind, text) => {
  if (kind === 'heic' && !heicThere) return;
  const page = await chosen(photos.png);
  await portrait(page).waitFor();
  await page.locator('[name=photo]').setInputFiles(photos[kind]);
  await page.getByText(widgetTexts.ar[text].replace('{{megapixels}}', '50')).waitFor();
  expect((await edges(page))[0]?.[0]).toBeGreaterThan(250);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { photoFiles } from '../stage/photo-files.ts';
import { card, fill, generate, staffPage } from '../stage/staff-card.ts';
import { stage } from '../stage/stage.ts';
import { strictPartner } from '../stage/strict-partner.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const { noise } = it;
const partner = strictPartner('dap-employee-card', it);

describe('photos', () => {
  const portrait = (page: Page) => page.locator('form .portrait canvas');
  /** The colours at the left, right, top and bottom edge of the portrait, one letter each. */
  const colours = (page: Page) =>
    portrait(page).evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      const middle = width / 2;
      const spots = [
        [4, middle],
        [width - 5, middle],
        [middle, 4],
        [middle, height - 5],
      ] as const;
      return spots
        .map(([x, y]) => {
          const [red = 0, , blue = 0] = data.slice((y * width + x) * 4);
          return red > 200 && blue < 60 ? 'r' : blue > 200 && red < 60 ? 'b' : '?';
        })
        .join('');
    });

  test.each(['png', 'jpeg', 'webp', 'gif', 'svg', 'JPEG of 12 megapixels'] as const)(
    'a %s is shown, upright and not squeezed',
    async (kind) => {
      const page = await staffPage(it);
      await page.getByText(widgetTexts.ar['employee.upload']).waitFor();
      await page.locator('[name=photo]').setInputFiles((await photoFiles(page))[kind]);
      await portrait(page).waitFor();
      expect((await colours(page)).slice(0, 2)).toBe('rb');
      await page.getByText(widgetTexts.ar['employee.change']).waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBe(undefined);
      await fill(page, { name: 'Ali', title: 'Driver' });
      await generate(page);
      expect(await card(page).locator('.portrait canvas').count()).toBe(1);
      expect(await page.locator('[src^="data:"], [src^="blob:"]').count()).toBe(0);
    },
  );

  test.each(['JPEG turned by EXIF 6', 'JPEG of 12 megapixels turned by EXIF 6'] as const)(
    'a %s stands upright',
    async (kind) => {
      const page = await staffPage(it);
      await page.locator('[name=photo]').setInputFiles((await photoFiles(page))[kind]);
      await portrait(page).waitFor();
      expect((await colours(page)).slice(2)).toBe('rb');
    },
  );

  test.each([
    ['empty file', 'employee.photo.broken'],
    ['text by the name of a picture', 'employee.photo.notPicture'],
    ['document by the name of a document', 'employee.photo.notPicture'],
    ['PNG cut short', 'employee.photo.broken'],
    ['JPEG cut short', 'employee.photo.broken'],
    ['PNG of 16000 × 16000', 'employee.photo.huge'],
  ] as const)(
    'a %s is refused in words, keeps the former photo and never holds the page up',
    async (kind, text) => {
      const page = await staffPage(it);
      const files = await photoFiles(page);
      await page.locator('[name=photo]').setInputFiles(files.png);
      await portrait(page).waitFor();
      await page.evaluate(() => {
        let last = performance.now();
        Object.assign(window, { longest: 0 });
        setInterval(() => {
          const now = performance.now();
          Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), now - last) });
          last = now;
        }, 10);
      });
      await page.locator('[name=photo]').setInputFiles(files[kind]);
      await page.getByText(widgetTexts.ar[text].replace('{{megapixels}}', '50')).waitFor();
      expect((await colours(page)).slice(0, 2)).toBe('rb');
      expect(await page.evaluate(() => Reflect.get(window, 'longest'))).toBeLessThan(1000);
      await page.locator('[name=photo]').setInputFiles(files.webp);
      await expect.poll(() => page.locator('.choose .error').textContent()).toBe('');
    },
  );

  test('under a policy without data: pictures still show, all but SVG', async () => {
    const page = await partner('ar');
    const files = await photoFiles(page);
    await page.locator('[name=photo]').setInputFiles(files['JPEG turned by EXIF 6']);
    await portrait(page).waitFor();
    await page.locator('[name=photo]').setInputFiles(files.svg);
    await page.getByText(widgetTexts.ar['employee.photo.notPicture']).waitFor();
    expect(await portrait(page).count()).toBe(1);
    expect(noise.splice(0).filter((line) => !/img-src/.test(line))).toEqual([]);
  });

  test('no photo leaves the page', async () => {
    const page = await staffPage(it);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.locator('[name=photo]').setInputFiles((await photoFiles(page)).jpeg);
    await portrait(page).waitFor();
    expect(sent).toEqual([]);
  });
});

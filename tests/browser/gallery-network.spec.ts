import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { counted, galleryPages, lightbox, openPicture } from '../stage/gallery-page.ts';

const { show, noise } = galleryPages();

const missing = (page: Page) => page.locator('.thumb .missing');

describe('when the network fails', () => {
  const cut = async (page: Page, pattern: RegExp) => {
    await page.route(pattern, (route) => route.abort());
    await page.reload();
    await page.locator('.thumb').first().waitFor();
  };

  test('a picture says in words what it shows, and the lightbox goes on past it', async () => {
    const page = await show('en');
    await cut(page, /pictures\/crop_rows/);
    await expect
      .poll(() => missing(page).allTextContents())
      .toEqual(['Green crop rows with irrigation water between them']);
    const frame = await missing(page).boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await openPicture(page, 1);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => lightbox(page).locator('.slide:not([inert]) .missing').textContent())
      .toMatch(/^Green crop rows/);
    await page.keyboard.press('ArrowRight');
    await lightbox(page)
      .getByRole('img', { name: /Bags of fertilizer/ })
      .waitFor();
    noise.splice(0);
  });

  test('a large picture that does not come leaves the small one standing', async () => {
    const page = await show('en', { deviceScaleFactor: 2 });
    await cut(page, /pictures\/pallets-(960|1600)/);
    await page
      .locator('.thumb[data-seen] img')
      .nth(2)
      .evaluate((image: HTMLImageElement) => image.decode());
    await page.locator('.thumb').nth(2).click();
    await expect.poll(() => noise.splice(0).length).toBeGreaterThan(0);
    expect(await lightbox(page).locator('.slide:not([inert]) .missing').count()).toBe(0);
    const small = lightbox(page).locator('.slide:not([inert]) .small');
    expect(await small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    noise.splice(0);
  });

  test('a tap that was quicker than the lightbox’s code opens it as soon as it is there', async () => {
    const page = await show('en');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/embed\/lightbox-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('.thumb').nth(2).click();
    expect(await page.locator('.thumb').nth(2).getAttribute('aria-busy')).toBe('true');
    expect(await lightbox(page).count()).toBe(0);
    release();
    await lightbox(page).waitFor();
    expect(await counted(page)).toBe('3 / 12');
  });

  test('without its code a tap opens the file, the pictures stay, and the next tap tries again', async () => {
    const page = await show('en');
    let asked = 0;
    await page.route(/embed\/lightbox-/, (route) => {
      asked++;
      return route.abort();
    });
    await page.reload();
    const file = page.context().waitForEvent('page');
    await page.locator('.thumb').nth(2).click();
    expect((await file).url()).toMatch(/\/pictures\/[\w-]+\.jpg$/);
    await expect.poll(() => noise.splice(0).length).toBeGreaterThan(0);
    // The press asks once more by itself.
    await expect
      .poll(async () => {
        const before = asked;
        await page.waitForTimeout(500);
        return asked - before;
      })
      .toBe(0);
    await page.unroute(/embed\/lightbox-/);
    await page.locator('.thumb').nth(4).click();
    await lightbox(page).waitFor();
    expect(await counted(page)).toBe('5 / 12');
    noise.splice(0);
  });
});

describe('what is fetched', () => {
  const pictures = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /pictures\/(.*)$/.exec(request.url()) ?? [];
      if (name) asked.push(name);
    });
    return asked;
  };

  test('on a phone the grid takes the smallest files, in AVIF; a gallery far down takes none', async () => {
    const page = await show('en', {
      deviceScaleFactor: 2,
      body: `<dap-gallery></dap-gallery>${'<p>Far down</p>'.repeat(300)}<dap-gallery id="far"></dap-gallery>`,
    });
    const files = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /pictures\/(.*)$/.exec(name)?.[1] ?? []),
      );
    await expect.poll(async () => (await files()).length).toBeGreaterThanOrEqual(6);
    expect((await files()).filter((name) => !/-480\.avif$/.test(name))).toEqual([]);
    expect(await page.locator('#far .thumb').count()).toBe(0);
  });

  test('the lightbox fetches both neighbours beforehand', async () => {
    const page = await show('en', { deviceScaleFactor: 2 });
    const asked = pictures(page);
    await openPicture(page, 3);
    await expect
      .poll(
        () => asked.filter((name) => /^(crop_rows|pallets|wheat_sunset)-(960|1600)\.avif$/.test(name)).length,
      )
      .toBe(3);
  });

  test('a finger on a picture fetches no large one yet, and after closing none stays in the lightbox', async () => {
    const page = await show('en', { deviceScaleFactor: 2 });
    const dialog = page.locator('dialog.lightbox');
    await dialog.waitFor({ state: 'attached' });
    const asked = pictures(page);
    await page.locator('.thumb').nth(2).dispatchEvent('pointerdown');
    await expect
      .poll(() => dialog.locator('.small').evaluateAll(([one]) => (one as HTMLImageElement)?.currentSrc))
      .toMatch(/pallets-480/);
    expect(asked.filter((name) => /-(960|1600)/.test(name))).toEqual([]);
    await openPicture(page, 3);
    expect(await dialog.locator('.slide').count()).toBe(3);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.locator('picture').count()).toBe(0);
    expect(await dialog.locator('.slide').count()).toBe(1);
  });

  test('but not for a visitor who saves data', async () => {
    const page = await show('en', { deviceScaleFactor: 2 });
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const asked = pictures(page);
    await openPicture(page, 3);
    await page.waitForTimeout(500);
    expect(asked.filter((name) => /-(960|1600)/.test(name))).toHaveLength(1);
  });

  test('for a visitor who saves data nothing of the lightbox before somebody comes near a picture', async () => {
    const page = await show('en');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    await page.locator('.thumb').first().waitFor();
    const code = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /lightbox/.test(name)).length,
      );
    await page.waitForTimeout(500);
    expect(await code()).toBe(0);
    await page.locator('.thumb').first().hover();
    await expect.poll(code).toBe(1);
  });
});

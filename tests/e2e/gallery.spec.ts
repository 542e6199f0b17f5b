import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { GalleryPage } from '../support/gallery-page.ts';
import { boxOf, delayRequests } from '../support/layout.ts';

const element = '<dap-gallery loading="eager"></dap-gallery>';

test.describe('gallery', () => {
  test('has 2, 3 or 4 equal columns on the site by width', async ({ page }) => {
    await page.goto('/ar/');
    const gallery = new GalleryPage(page);
    await expect(gallery.thumbs).toHaveCount(12);
    const columns: number[] = [];
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      columns.push(await gallery.columns());
    }
    expect(columns).toEqual([2, 3, 4]);
  });

  test('has 2, 3 or 4 equal columns on a partner page and reserves its height', async ({
    page,
    openPartnerPage,
    baseURL,
  }) => {
    const release = await delayRequests(page, /embed\/gallery-/);
    await page.setViewportSize({ width: 1100, height: 800 });
    await openPartnerPage({
      body: [350, 700, 1000].map((px) => `<div style="width:${px}px">${element}</div>`).join(''),
      policy: `${strictPolicy(String(baseURL))}; style-src 'unsafe-inline'`,
    });
    const elements = page.locator('dap-gallery:defined');
    await expect(elements).toHaveCount(3);
    const heights = async () =>
      (await Promise.all((await elements.all()).map(boxOf))).map((box) => box.height);
    const reserved = await heights();
    release();
    await expect(new GalleryPage(page).thumbs).toHaveCount(36);
    for (const [index, height] of (await heights()).entries())
      expect(Math.abs(height - Number(reserved[index]))).toBeLessThan(8);
    for (const [index, columns] of [2, 3, 4].entries())
      expect(await new GalleryPage(page, elements.nth(index)).columns()).toBe(columns);
  });

  test('loads the thumbnails that are one screen below the viewport', async ({ page }) => {
    await page.goto('/ar/');
    await page.locator('#gallery').evaluate((section) => {
      scrollTo({ top: section.getBoundingClientRect().top - 2 * innerHeight, behavior: 'instant' });
    });
    const first = new GalleryPage(page).thumb(1).locator('img');
    await expect(first).toHaveJSProperty('complete', true);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-360\.avif$/);
  });
});

test.describe('lightbox', () => {
  test('fills the viewport, traps the focus and restores it', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({ body: element });
    const gallery = new GalleryPage(page);
    await gallery.open(3);
    expect(await boxOf(gallery.lightbox)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const image = await boxOf(gallery.image);
    const caption = await boxOf(gallery.lightbox.locator('.caption'));
    expect(caption.y).toBeCloseTo(image.y + image.height, 0);
    const buttons = gallery.lightbox.getByRole('button');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(gallery.lightbox).toHaveCount(0);
    await expect(gallery.thumb(12)).toBeFocused();
    await expect(gallery.thumb(12)).toBeInViewport();
  });

  for (const [language, isLeft] of [
    ['ar', true],
    ['en', false],
  ] as const)
    test(`has the next button at the end of the reading direction, and closes on a click beside the image (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/`);
      const gallery = new GalleryPage(page);
      await gallery.open(1);
      expect((await boxOf(gallery.lightbox.locator('.after'))).x < 195).toBe(isLeft);
      await page.mouse.click(195, 90);
      await expect(gallery.lightbox).toHaveCount(0);
    });

  test('on the site, Back closes it and adds one history entry in all', async ({ page }) => {
    await page.goto('/en/');
    const address = page.url();
    await page.evaluate(() => history.replaceState({ router: 'home' }, ''));
    const gallery = new GalleryPage(page);
    const lengths = new Set<number>();
    for (const number of [1, 2, 3]) {
      await gallery.open(number);
      await page.goBack();
      await expect(gallery.lightbox).toHaveCount(0);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => history.state)).toEqual({ router: 'home' });
      lengths.add(await page.evaluate(() => history.length));
    }
    expect(lengths.size).toBe(1);
    await gallery.open(4);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => history.state?.router === 'home' && !history.state.dapGallery);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('on a page of a partner, adds no history entry', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({ body: element });
    const entries = () => page.evaluate(() => JSON.stringify([history.length, history.state]));
    const before = await entries();
    await page.evaluate(() => addEventListener('popstate', () => console.error('popstate')));
    const gallery = new GalleryPage(page);
    await gallery.open(1);
    expect(await entries()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(gallery.lightbox).toHaveCount(0);
    expect(await entries()).toBe(before);
  });

  test('opens the image file while its code cannot be fetched, and the lightbox afterwards', async ({
    page,
    context,
    openPartnerPage,
    messages,
  }) => {
    await page.route(/embed\/lightbox-/, (route) => route.abort());
    await openPartnerPage({ body: element });
    const gallery = new GalleryPage(page);
    const file = context.waitForEvent('page');
    await gallery.thumb(3).click();
    await expect(await file).toHaveURL(/\/pictures\/[\w-]+\.jpg$/);
    await page.unroute(/embed\/lightbox-/);
    await page.bringToFront();
    await gallery.open(5);
    await gallery.expectNumber(5);
    // Failed requests, and styles of Chromium's own image page that our policy blocks.
    messages.length = 0;
  });

  test('shows image, caption and buttons with text at 200 % on a small screen', async ({
    page,
    openPartnerPage,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPartnerPage({ lang: 'ar', head: '<style>html { font-size: 200% }</style>', body: element });
    const gallery = new GalleryPage(page);
    await gallery.open(2);
    for (const part of [...(await gallery.lightbox.locator('button, .caption').all()), gallery.image])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true });
    const at = (x: number, y = 390) => ({ x, y });

    test('wraps around when swiped against the reading direction', async ({ page }) => {
      await page.goto('/ar/');
      const gallery = new GalleryPage(page);
      await gallery.thumb(12).tap();
      await gallery.settle();
      await gallery.touch([at(195)], [at(345)]);
      await gallery.expectNumber(1);
      await gallery.settle();
      await gallery.touch([at(195)], [at(45)]);
      await gallery.expectNumber(12);
    });

    test('zooms with two fingers, pans with one and closes when dragged down', async ({ page }) => {
      await page.goto('/en/');
      const gallery = new GalleryPage(page);
      await gallery.open(3);
      const before = await boxOf(gallery.image);
      await gallery.touch([at(145), at(245)], [at(95), at(295)]);
      const zoomed = await boxOf(gallery.image);
      expect(zoomed.width / before.width).toBeGreaterThan(1.8);
      await gallery.touch([at(195)], [at(255)]);
      expect((await boxOf(gallery.image)).x).toBeGreaterThan(zoomed.x + 40);
      await gallery.lightbox.locator('.after').click();
      await gallery.expectNumber(4);
      await gallery.settle();
      await gallery.touch([at(195)], [at(195, 700)]);
      await expect(gallery.lightbox).toHaveCount(0);
      await expect(page).toHaveURL(/\/en\/$/);
    });
  });
});

import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { GalleryPage } from '../support/gallery-page.ts';

const element = '<dap-gallery loading="eager"></dap-gallery>';

test.describe('gallery', () => {
  test('has 2, 3 or 4 equal columns on the site by width', async ({ page }) => {
    await page.goto('/ar/');
    const gallery = new GalleryPage(page);
    await expect(gallery.thumbs).toHaveCount(12);
    const columns: number[] = [];
    for (const width of [320, 390, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      columns.push(await gallery.columns());
    }
    expect(columns).toEqual([2, 2, 3, 4, 4]);
  });

  test('has 2, 3 or 4 equal columns on a partner page and reserves its height', async ({
    page,
    openPartnerPage,
    baseURL,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/embed\/gallery-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1100, height: 800 });
    await openPartnerPage({
      body: [350, 700, 1000].map((px) => `<div style="width:${px}px">${element}</div>`).join(''),
      policy: `${strictPolicy(String(baseURL))}; style-src 'unsafe-inline'`,
    });
    const heights = () =>
      page.locator('dap-gallery').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    await expect(page.locator('dap-gallery:defined')).toHaveCount(3);
    const reserved = await heights();
    release();
    await expect(new GalleryPage(page).thumbs).toHaveCount(36);
    const actual = await heights();
    actual.forEach((height, at) => {
      expect(Math.abs(height - (reserved[at] ?? 0))).toBeLessThan(8);
    });
    const columns = await page.locator('dap-gallery').evaluateAll((all) =>
      all.map(({ shadowRoot }) => {
        const thumbs = [...(shadowRoot?.querySelectorAll('.thumb') ?? [])];
        return new Set(thumbs.map((thumb) => thumb.getBoundingClientRect().left)).size;
      }),
    );
    expect(columns).toEqual([2, 3, 4]);
  });

  test('loads the thumbnails that are one screen below the viewport', async ({ page }) => {
    await page.goto('/ar/');
    await page.locator('#gallery').evaluate((section) => {
      scrollTo({ top: section.getBoundingClientRect().top - 2 * innerHeight, behavior: 'instant' });
    });
    const first = new GalleryPage(page).thumb(1).locator('img');
    await expect(first).toHaveJSProperty('complete', true);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.avif$/);
  });

  test('has loaded every image of the page after one scroll without a stop', async ({ page }) => {
    await page.goto('/ar/');
    // At 60 frames per second these are 2,400 px per second.
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: 40, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForFunction(() =>
      Array.from(document.images).every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  });
});

test.describe('lightbox', () => {
  test('fills the viewport, keeps the focus inside and gives it back', async ({ page, openPartnerPage }) => {
    await openPartnerPage({ body: element });
    const gallery = new GalleryPage(page);
    await gallery.open(3);
    expect(await gallery.lightbox.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const buttons = gallery.lightbox.getByRole('button');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(buttons.first()).toBeFocused();
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(gallery.lightbox).toHaveCount(0);
    await expect(gallery.thumb(9)).toBeFocused();
    await expect(gallery.thumb(9)).toBeInViewport();
  });

  test('places next where reading goes and closes on a click beside the image', async ({ page }) => {
    for (const [language, side] of [
      ['ar', 'left'],
      ['en', 'right'],
    ]) {
      await page.goto(`/${language}/`);
      const gallery = new GalleryPage(page);
      await gallery.open(1);
      const next = await gallery.lightbox.locator('.after').boundingBox();
      expect((next?.x ?? 0) < 195 ? 'left' : 'right').toBe(side);
      await page.mouse.click(195, 90);
      await expect(gallery.lightbox).toHaveCount(0);
    }
  });

  test('Back closes it and adds one history entry in all', async ({ page, openPartnerPage }) => {
    await openPartnerPage({ body: element });
    const address = page.url();
    await page.evaluate(() => history.replaceState({ router: 'kept' }, ''));
    const gallery = new GalleryPage(page);
    const lengths = new Set<number>();
    for (const number of [1, 2, 3]) {
      await gallery.open(number);
      await page.goBack();
      await expect(gallery.lightbox).toHaveCount(0);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => history.state)).toEqual({ router: 'kept' });
      lengths.add(await page.evaluate(() => history.length));
    }
    expect(lengths.size).toBe(1);
    await gallery.open(4);
    await page.keyboard.press('Escape');
    await expect(gallery.lightbox).toHaveCount(0);
    await page.waitForFunction(() => history.state?.router === 'kept' && !history.state.dapGallery);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('keeps the address of a page that navigates and removes the gallery', async ({
    page,
    openPartnerPage,
  }) => {
    await openPartnerPage({ body: element });
    await new GalleryPage(page).open(2);
    await page.evaluate(() => {
      history.pushState({ router: 'elsewhere' }, '', '/elsewhere');
      document.querySelector('dap-gallery')?.remove();
    });
    await expect(page.locator('dap-gallery')).toHaveCount(0);
    // A step back would arrive before this one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(page).toHaveURL(/\/elsewhere$/);
    expect(await page.evaluate(() => history.state)).toEqual({ router: 'elsewhere' });
  });

  test('opens after a press that came before its code', async ({ page, openPartnerPage }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/embed\/lightbox-/, async (route) => {
      await held;
      await route.continue();
    });
    await openPartnerPage({ body: element });
    const gallery = new GalleryPage(page);
    await gallery.thumb(3).click();
    await expect(gallery.thumb(3)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(gallery.lightbox).toBeVisible();
    await gallery.expectNumber(3);
  });

  test('opens the image file if its code cannot be fetched, and works once it can', async ({
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
    await openPartnerPage({ lang: 'ar', body: element });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const gallery = new GalleryPage(page);
    await gallery.open(2);
    for (const part of [...(await gallery.lightbox.locator('button, .caption').all()), gallery.image])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});

test.describe('lightbox on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  const middle = { x: 195, y: 390 };

  for (const [language, next] of [
    ['ar', 1],
    ['en', -1],
  ] as const)
    test(`steps by swiping against the reading direction and wraps around (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/`);
      const gallery = new GalleryPage(page);
      await gallery.thumb(12).tap();
      await expect(gallery.lightbox).toBeVisible();
      await gallery.settle();
      await gallery.touch([middle], [{ x: 195 + 150 * next, y: 390 }]);
      await gallery.expectNumber(1);
      await gallery.settle();
      await gallery.touch([middle], [{ x: 195 - 150 * next, y: 390 }]);
      await gallery.expectNumber(12);
    });

  test('zooms with two fingers, pans with one and closes when dragged down', async ({ page }) => {
    await page.goto('/en/');
    const gallery = new GalleryPage(page);
    await gallery.open(3);
    const before = await gallery.image.boundingBox();
    await gallery.touch(
      [
        { x: 145, y: 390 },
        { x: 245, y: 390 },
      ],
      [
        { x: 95, y: 390 },
        { x: 295, y: 390 },
      ],
    );
    const zoomed = await gallery.image.boundingBox();
    expect((zoomed?.width ?? 0) / (before?.width ?? 1)).toBeGreaterThan(1.8);
    await gallery.touch([middle], [{ x: 255, y: 390 }]);
    expect((await gallery.image.boundingBox())?.x).toBeGreaterThan((zoomed?.x ?? 0) + 40);
    await gallery.expectNumber(3);
    await gallery.lightbox.locator('.after').click();
    await gallery.expectNumber(4);
    await gallery.settle();
    await gallery.touch([middle], [{ x: 195, y: 700 }]);
    await expect(gallery.lightbox).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/en/');
  });
});

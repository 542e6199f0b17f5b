import { gallery as company } from '../../widgets/company/images.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/page-checks.ts';
import { GalleryPage } from '../support/page-objects.ts';

const { images } = company;
const element = '<dap-gallery loading="eager"></dap-gallery>';

test.describe('gallery', () => {
  test('on the site: lazy images, a lightbox for the thumb, 2, 3 or 4 columns', async ({ page }) => {
    await page.goto('/ar/');
    const gallery = new GalleryPage(page);
    await expect(gallery.thumbs).toHaveCount(images.length);
    const first = gallery.thumb(1).locator('img');
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveJSProperty('complete', true);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-360\.avif$/);

    await gallery.open(3);
    const image = await boxOf(gallery.image);
    const caption = gallery.lightbox.locator('.slide[aria-hidden=false] .caption');
    expect(image).toMatchObject({ x: 0, width: 390 });
    expect((await boxOf(caption)).y).toBeGreaterThanOrEqual(image.y + image.height);
    await expect(gallery.counter).toContainText(`3 / ${images.length}`);
    for (const part of [gallery.image, caption]) await part.click();
    await expect(gallery.lightbox).toBeVisible();
    // Beside the image.
    await page.mouse.click(195, 90);
    await expect(gallery.lightbox).toHaveCount(0);

    const columns: number[] = [];
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      columns.push(await gallery.columns());
    }
    expect(columns).toEqual([2, 3, 4]);
  });
});

test.describe('lightbox', () => {
  test('fills the viewport of a partner page, restores the focus and adds no history entry', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({ body: element });
    const entries = () => page.evaluate(() => JSON.stringify([history.length, history.state]));
    const before = await entries();
    await page.evaluate(() => addEventListener('popstate', () => console.error('popstate')));
    const gallery = new GalleryPage(page);
    await gallery.open(3);
    expect(await boxOf(gallery.lightbox)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const buttons = gallery.lightbox.getByRole('button');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(gallery.lightbox).toHaveCount(0);
    await expect(gallery.thumb(images.length)).toBeFocused();
    await expect(gallery.thumb(images.length)).toBeInViewport();
    expect(await entries()).toBe(before);
  });

  test('arrow keys and Home follow the direction of writing, also of dir="auto", and wrap around', async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage({
      body: `<dap-gallery lang="ar" loading="eager"></dap-gallery>
        <dap-gallery lang="ar" dir="auto" loading="eager"></dap-gallery>
        <dap-gallery lang="ar" dir="ltr" loading="eager"></dap-gallery>`,
    });
    for (const [index, keys] of [
      ['Left', 'Right'],
      ['Left', 'Right'],
      ['Right', 'Left'],
    ].entries()) {
      const gallery = new GalleryPage(page, page.locator('dap-gallery').nth(index));
      await gallery.open(images.length);
      for (const [key, number] of [
        [keys[0], 1],
        [keys[1], images.length],
        [keys[1], images.length - 1],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key === 'Home' ? key : `Arrow${key}`);
        await gallery.expectNumber(number);
        await expect(gallery.image).toBeInViewport({ ratio: 0.9 });
      }
      const after = gallery.lightbox.locator('.after');
      expect((await boxOf(after)).x < 195).toBe(keys[0] === 'Left');
      await expect(after.locator('.icon')).toHaveCSS('scale', keys[0] === 'Left' ? '-1 1' : 'none');
      await page.keyboard.press('Escape');
      await expect(gallery.lightbox).toHaveCount(0);
    }
  });

  test('shows image, caption and buttons with text at 200 % on a small screen', async ({
    page,
    openPartnerPage,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPartnerPage({ lang: 'ar', head: '<style>html { font-size: 200% }</style>', body: element });
    const gallery = new GalleryPage(page);
    await gallery.open(2);
    for (const part of [
      ...(await gallery.lightbox.locator('button, .slide[aria-hidden=false] .caption').all()),
      gallery.image,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('shows the images of a partner in the proportions and the size of their largest files, and loads them as the page does', async ({
    page,
    openPartnerPage,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const file = (name: string) => `${baseURL}/pictures/${name}`;
    const referrers: string[] = [];
    page.on('request', (request) => {
      if (request.url() === file('port_dusk-960.jpg')) referrers.push(request.headers().referer ?? '');
    });
    const size = 'width="150" height="150" style="object-fit: cover"';
    await openPartnerPage({
      // The replacement by Prototype.js scrolls the window.
      head: '<script>Element.prototype.scrollTo = function () { scroll(0, 0) }</script>',
      body: `<dap-gallery loading="eager"><img alt="One file" ${size} src="${file('bag_field-960.jpg')}">
          <img alt="Several" ${size} sizes="150px" src="${file('bag_field-360.avif')}"
            srcset="${file('bag_field-360.avif')} 360w, ${file('bag_field-1440.avif')} 1440w"></dap-gallery>
        <dap-gallery id="later"></dap-gallery><script>later.images = ['${file('port_dusk-960.jpg')}']</script>`,
    });
    const gallery = new GalleryPage(page, page.locator('dap-gallery').first());
    for (const [number, width] of [
      [1, 960],
      [2, 1000],
    ] as const) {
      await expect(gallery.thumb(number).locator('img')).toHaveJSProperty('complete', true);
      await gallery.open(number);
      await gallery.expectNumber(number);
      await expect(gallery.image).toBeInViewport({ ratio: 1 });
      const box = await boxOf(gallery.image);
      expect(box.width).toBeGreaterThanOrEqual(width);
      expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
      await page.keyboard.press('Escape');
    }
    expect(await gallery.thumb(2).locator('img').getAttribute('src')).toContain('-1440.avif');
    await expect.poll(() => referrers.length).toBe(1);
    expect(referrers[0]).toMatch(/^http/);
  });

  test('shows the same image after the device was turned, also during a step', async ({
    page,
    openPartnerPage,
  }) => {
    await openPartnerPage({ body: element });
    const gallery = new GalleryPage(page);
    await gallery.open(7);
    for (const [number, width] of [
      [8, 900],
      [9, 450],
      [10, 900],
      [11, 390],
    ] as const) {
      await gallery.lightbox.locator('.after').click();
      await page.setViewportSize({ width, height: 1350 - width });
      await gallery.expectNumber(number);
      await expect(gallery.image).toBeInViewport({ ratio: 0.99 });
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('follows a swipe in the direction of writing, and the browser zooms', async ({
      openPartnerPage,
    }) => {
      const page = await openPartnerPage({
        body: `<dap-gallery loading="eager" lang="ar"></dap-gallery><dap-gallery lang="en"></dap-gallery>`,
      });
      const at = (x: number, y = 390) => ({ x, y });
      for (const [index, forward] of [150, -150].entries()) {
        const gallery = new GalleryPage(page, page.locator('dap-gallery').nth(index));
        await gallery.thumb(images.length - 1).tap();
        await gallery.settle();
        await gallery.touch([at(195 - forward)], [at(195 + forward)]);
        await gallery.expectNumber(images.length);
        await expect(gallery.image).toBeInViewport({ ratio: 0.99 });
        if (index === 1) break;
        await gallery.touch([at(195 + forward)], [at(195 - forward)]);
        await gallery.expectNumber(images.length - 1);
        await gallery.lightbox.locator('.shut').tap();
      }
      const gallery = new GalleryPage(page);
      await gallery.touch([at(145), at(245)], [at(95), at(295)]);
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
      const top = () => page.evaluate(() => visualViewport?.offsetTop ?? 0);
      await expect.poll(top).toBeGreaterThan(100);
      const before = await top();
      await gallery.touch([at(195)], [at(195, 490)]);
      await expect.poll(top).toBeLessThan(before - 20);
      await gallery.expectNumber(images.length);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { counted, focused, galleryPages, lightbox, openPicture } from '../stage/gallery-page.ts';
import { countShifts, shifted } from '../stage/shifts.ts';

const { show, open, noise, site } = galleryPages();

const ours = (name: string, more = '') => `<img src="${site()}/pictures/${name}-480.jpg" ${more}>`;

describe('a partner’s own pictures', () => {
  const children = () =>
    ours('pallets', 'alt="Our store" width="480" height="360"') + ours('crop_rows', 'alt="A field"');

  test('are the children as they stand there, in the grid and in the lightbox', async () => {
    const page = await show('en', { body: `<dap-gallery>${children()}</dap-gallery>` });
    expect(await page.locator('.thumb').count()).toBe(2);
    await openPicture(page, 2);
    expect(await counted(page)).toBe('2 / 2');
    expect(await lightbox(page).locator('.caption p').first().textContent()).toBe('A field');
    await page.keyboard.press('ArrowRight');
    expect(await counted(page)).toBe('1 / 2');
    // No size was written for the second; the file itself says it is 4 : 3.
    await page.keyboard.press('ArrowRight');
    const box = await lightbox(page).locator('.slide:not([inert]) .box').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  });

  test('are seen without the script, too', async () => {
    const page = await show('en', {
      body: `<dap-gallery>${children()}</dap-gallery>`,
      javaScriptEnabled: false,
    });
    await page.getByRole('img', { name: 'Our store' }).waitFor();
    expect(await page.getByRole('img').count()).toBe(2);
  });

  test('follow the page when it adds one', async () => {
    const page = await show('en', { body: `<dap-gallery>${children()}</dap-gallery>` });
    await page.evaluate(
      (html) => {
        const image = document.createElement('img');
        Object.assign(image, html);
        document.querySelector('dap-gallery')?.append(image);
      },
      { src: `${site()}/pictures/wheat_sunset-480.jpg`, alt: 'Wheat' },
    );
    await expect.poll(() => page.locator('.thumb').count()).toBe(3);
  });

  test('may be a property, set before the script is there or later', async () => {
    const own = 'dap-gallery[lang=ar]';
    const page = await open(`${site()}/demo/gallery.html`);
    await page.locator(own).scrollIntoViewIfNeeded();
    await page.locator(own).evaluate((element) => {
      Object.assign(element, {
        images: ['/pictures/pallets-480.jpg', { src: '/pictures/crop_rows-480.jpg', alt: 'Field' }],
      });
    });
    await expect.poll(() => page.locator(`${own} .thumb`).count()).toBe(2);
    const names = await page
      .locator(own)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('img')?.alt),
      );
    expect(names).toEqual(['فتح الصورة 1', 'Field']);
    await page.locator(own).evaluate((element) => Object.assign(element, { images: undefined }));
    await expect.poll(() => page.locator(`${own} .thumb`).count()).toBe(3);
  });

  test('that are no pictures are named in the console, and the rest is shown', async () => {
    const page = await show('en');
    await page.locator('dap-gallery').evaluate((element) => Object.assign(element, { images: 'a.jpg' }));
    await expect.poll(() => noise.splice(0).join()).toMatch(/<dap-gallery>: images is not a list/);
    expect(await page.locator('.thumb').count()).toBe(12);
    const list = [{ alt: 'no address' }, null, `${site()}/pictures/pallets-480.jpg`];
    await page.locator('dap-gallery').evaluate((element, images) => Object.assign(element, { images }), list);
    await expect.poll(() => page.locator('.thumb').count()).toBe(1);
    expect(noise.splice(0).join()).toMatch(/images\[0\] has no address.*images\[1\] has no address/);
  });
});

test('sixty pictures: three are in the strip at any time, and the ends meet', async () => {
  const page = await show('en');
  await page.locator('dap-gallery').evaluate((element, src) => {
    Object.assign(element, {
      images: Array.from({ length: 60 }, (_, n) => ({ src, alt: `Picture ${n + 1}` })),
    });
  }, `${site()}/pictures/pallets-480.jpg`);
  await expect.poll(() => page.locator('.thumb').count()).toBe(60);
  await openPicture(page, 60);
  expect(await lightbox(page).locator('.slide').count()).toBe(3);
  await page.keyboard.press('ArrowRight');
  expect(await counted(page)).toBe('1 / 60');
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight');
  expect(await counted(page)).toBe('1 / 60');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(1);
});

test('one picture has no neighbours to go to', async () => {
  const page = await show('en', { body: `<dap-gallery>${ours('pallets', 'alt="Our store"')}</dap-gallery>` });
  await openPicture(page, 1);
  expect(await lightbox(page).getByRole('button').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  expect(await counted(page)).toBe('1 / 1');
});

test('two galleries on one page open and close each for itself', async () => {
  const page = await show('en', {
    body: `<dap-gallery></dap-gallery><dap-gallery id="second" lang="ar">${ours('pallets', 'alt="مستودع"')}${ours('crop_rows', 'alt="حقل"')}</dap-gallery>`,
  });
  await page.locator('#second .thumb').first().click();
  await expect.poll(() => lightbox(page).count()).toBe(1);
  expect(await counted(page)).toBe('1 / 2');
  await page.keyboard.press('ArrowLeft');
  expect(await counted(page)).toBe('2 / 2');
  await page.goBack();
  await expect.poll(() => lightbox(page).count()).toBe(0);
  await page.locator('dap-gallery:not(#second) .thumb').nth(4).click();
  await expect.poll(() => lightbox(page).count()).toBe(1);
  expect(await counted(page)).toBe('5 / 12');
  await page.keyboard.press('Escape');
  await expect.poll(() => lightbox(page).count()).toBe(0);
});

test('nothing on the page jumps, while the gallery comes and while the lightbox opens and closes', async () => {
  const page = await open('about:blank');
  await page.addInitScript(countShifts);
  for (const width of [390, 700, 1000, 1300]) {
    await page.setViewportSize({ width, height: 2000 });
    await page.goto(`${site()}/demo/gallery.html`);
    await page.locator('.thumb').first().waitFor();
    await page.locator('.thumb').first().click();
    await lightbox(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => lightbox(page).count()).toBe(0);
    expect(await shifted(page)).toBe(0);
  }
});

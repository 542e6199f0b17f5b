import { describe, expect, test } from 'vitest';
import { counted, focused, galleryPages, lightbox, openPicture, still } from '../stage/gallery-page.ts';

const { show } = galleryPages();

describe.each([
  { language: 'ar', onwards: 'ArrowLeft', back: 'ArrowRight' },
  { language: 'en', onwards: 'ArrowRight', back: 'ArrowLeft' },
])('in $language', ({ language, onwards, back }) => {
  test.each(['Enter', 'Space', 'press'])('a picture opens by %s, at that picture', async (how) => {
    const page = await show(language);
    const third = page.locator('.thumb').nth(2);
    if (how === 'press') await third.click();
    else await third.press(how);
    await lightbox(page).waitFor();
    expect(await counted(page)).toBe('3 / 12');
    const { x, y, width, height } = (await lightbox(page).boundingBox()) ?? {
      x: 1,
      y: 1,
      width: 0,
      height: 0,
    };
    expect([x, y, width, height]).toEqual([0, 0, 390, 844]);
  });

  test('the arrow that points onwards in this language shows the next picture', async () => {
    const page = await show(language);
    await openPicture(page, 3);
    await page.keyboard.press(onwards);
    expect(await counted(page)).toBe('4 / 12');
    await page.keyboard.press(back);
    await page.keyboard.press(back);
    expect(await counted(page)).toBe('2 / 12');
    await page.keyboard.press('End');
    expect(await counted(page)).toBe('12 / 12');
    await page.keyboard.press('Home');
    expect(await counted(page)).toBe('1 / 12');
  });

  test('the buttons go around: after the last comes the first, before the first the last', async () => {
    const page = await show(language);
    await openPicture(page, 12);
    const [, previous, next] = await lightbox(page).getByRole('button').all();
    await next?.click();
    expect(await counted(page)).toBe('1 / 12');
    await previous?.click();
    await previous?.click();
    expect(await counted(page)).toBe('11 / 12');
  });

  test('the button onwards stands where reading goes, and its sign points there', async () => {
    const page = await show(language);
    await openPicture(page, 1);
    const [shut, previous, next] = await Promise.all(
      ['.shut', '.before', '.after'].map((name) => lightbox(page).locator(name).boundingBox()),
    );
    const left = (box: typeof shut) => (box?.x ?? 0) < 195;
    expect([left(shut), left(previous), left(next)]).toEqual(
      language === 'ar' ? [true, false, true] : [false, true, false],
    );
    const turned = await lightbox(page)
      .locator('.after svg')
      .evaluate((sign) => getComputedStyle(sign).scale);
    expect(turned).toBe(language === 'ar' ? '-1 1' : 'none');
  });

  test.each(['the close button', 'Escape', 'the backdrop', 'Back'])(
    '%s closes it, and the focus is on the picture seen last',
    async (how) => {
      const page = await show(language);
      await openPicture(page, 1);
      for (let step = 0; step < 8; step++) await page.keyboard.press(onwards);
      if (how === 'Escape') await page.keyboard.press('Escape');
      else if (how === 'the backdrop') await page.mouse.click(200, 80);
      else if (how === 'Back') await page.goBack();
      else await lightbox(page).locator('.shut').click();
      await expect.poll(() => lightbox(page).count()).toBe(0);
      await expect.poll(() => focused(page)).toBe(9);
      await still(page);
      const ninth = await page.locator('.thumb').nth(8).boundingBox();
      expect(ninth?.y).toBeGreaterThanOrEqual(0);
      expect((ninth?.y ?? 900) + (ninth?.height ?? 0)).toBeLessThanOrEqual(844);
    },
  );

  test('forty times Tab and forty times back stay inside', async () => {
    const page = await show(language);
    await openPicture(page, 5);
    const inside = () =>
      page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot) active = active.shadowRoot.activeElement;
        return Boolean(active?.closest('dialog') && active.matches('button'));
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 40; times++) {
        await page.keyboard.press(key);
        expect(await inside()).toBe(true);
      }
    }
  });
});

test('a screen reader hears a dialog with a name, where one is and what is seen', async () => {
  const page = await show('en');
  await openPicture(page, 3);
  expect(await lightbox(page).getAttribute('aria-label')).toBe('Gallery');
  const status = lightbox(page).getByRole('status');
  const heard = () => status.locator('p:not([aria-hidden])').allTextContents();
  expect(await heard()).toEqual(['Bags of fertilizer on pallets in a warehouse', 'Image 3 of 12']);
  await page.keyboard.press('ArrowRight');
  expect(await heard()).toEqual(['Ripe ears of wheat in evening light', 'Image 4 of 12']);
  const names = await lightbox(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(names).toEqual(['Close', 'Previous image', 'Next image']);
  // Its neighbours are there for the eye alone.
  expect(await lightbox(page).getByRole('img').count()).toBe(1);
});

test('Persian counts in its own digits', async () => {
  const page = await show('fa');
  await openPicture(page, 3);
  expect(await lightbox(page).locator('.counter').textContent()).toBe('تصویر ۳ از ۱۲');
});

test.each([
  [300, 2],
  [700, 3],
  [1000, 4],
])('in a column of %i px there are %i pictures side by side', async (width, columns) => {
  const page = await show('ar', { viewport: { width: 1200, height: 800 } });
  await page.locator('dap-gallery').evaluate((element, pixels) => {
    element.style.width = `${pixels}px`;
  }, width);
  const places = await page
    .locator('.thumb')
    .evaluateAll((thumbs) => thumbs.map((thumb) => thumb.getBoundingClientRect().left));
  expect(places).toHaveLength(12);
  expect(new Set(places).size).toBe(columns);
});

test('the page is told when it opens and closes, and at which picture', async () => {
  const page = await show('en');
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['dap-gallery-open', 'dap-gallery-close']) {
      document.addEventListener(type, (event) => {
        told.push(`${type} ${(event as CustomEvent).detail.index} ${(event.target as Element).localName}`);
      });
    }
  });
  await openPicture(page, 3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
    .toEqual(['dap-gallery-open 2 dap-gallery', 'dap-gallery-close 3 dap-gallery']);
});

describe.each([
  ['a small phone', { viewport: { width: 320, height: 568 } }, '100%'],
  ['a phone on its side', { viewport: { width: 740, height: 320 } }, '100%'],
  ['text of 200 %', { viewport: { width: 320, height: 568 } }, '200%'],
  ['forced colours', { forcedColors: 'active' as const }, '100%'],
  ['no motion', { reducedMotion: 'reduce' as const }, '100%'],
])('with %s', (_, options, text) => {
  test('everything can be seen and pressed', async () => {
    const page = await show('ar', options);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await openPicture(page, 2);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const part of await lightbox(page).locator('button, .caption, .slide:not([inert]) .box').all()) {
      const box = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(box.x).toBeGreaterThanOrEqual(-0.5);
      expect(box.y).toBeGreaterThanOrEqual(-0.5);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
    }
    await lightbox(page).locator('.after').click();
    expect(await counted(page)).toBe('3 / 12');
    await lightbox(page).locator('.shut').click();
    await expect.poll(() => lightbox(page).count()).toBe(0);
  });
});

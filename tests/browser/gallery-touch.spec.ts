import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { counted, fingersOn, galleryPages, lightbox, openPicture, still } from '../stage/gallery-page.ts';

const { show } = galleryPages();
const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
const middle = { x: 195, y: 390 };
const at = (x: number, y = 390) => ({ x, y });

/** How the picture in the middle lies: its scale and place on the screen. */
async function picture(page: Page) {
  const box = lightbox(page).locator('.slide:not([inert]) .box');
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, height, scale: Math.round((width / 390) * 100) / 100 };
}

describe.each([
  { language: 'ar', onwards: 1 },
  { language: 'en', onwards: -1 },
])('on a phone in $language', ({ language, onwards }) => {
  test('a tap opens, a swipe against the reading direction goes on, another back', async () => {
    const page = await show(language, phone);
    const fingers = await fingersOn(page);
    await page.locator('.thumb').nth(2).tap();
    await lightbox(page).waitFor();
    await still(page);
    await fingers.move([middle], [at(195 + 150 * onwards)]);
    await expect.poll(() => counted(page)).toBe('4 / 12');
    await still(page);
    for (let times = 0; times < 2; times++) {
      await fingers.move([middle], [at(195 - 150 * onwards)]);
      await still(page);
    }
    expect(await counted(page)).toBe('2 / 12');
  });

  test('a swipe goes around the ends', async () => {
    const page = await show(language, phone);
    const fingers = await fingersOn(page);
    await openPicture(page, 12);
    await fingers.move([middle], [at(195 + 150 * onwards)]);
    await expect.poll(() => counted(page)).toBe('1 / 12');
    await still(page);
    await fingers.move([middle], [at(195 - 150 * onwards)]);
    await expect.poll(() => counted(page)).toBe('12 / 12');
  });
});

test('a short fast flick goes on; a short slow push comes back', async () => {
  const page = await show('en', phone);
  const fingers = await fingersOn(page);
  await openPicture(page, 3);
  await fingers.move([middle], [at(135)], { steps: 3 });
  await expect.poll(() => counted(page)).toBe('4 / 12');
  await still(page);
  await fingers.move([middle], [at(135)], { steps: 10, hold: 200 });
  await still(page);
  expect(await counted(page)).toBe('4 / 12');
  expect((await picture(page)).x).toBe(0);
});

test('a swipe that starts while the last one still moves is not lost', async () => {
  const page = await show('en', phone);
  const fingers = await fingersOn(page);
  await openPicture(page, 3);
  await fingers.move([middle], [at(60)], { steps: 3 });
  await fingers.move([middle], [at(60)], { steps: 3 });
  await still(page);
  expect(await counted(page)).toBe('5 / 12');
});

test('two fingers enlarge the spot between them, and one moves the picture, to its edges and no further', async () => {
  const page = await show('en', phone);
  const fingers = await fingersOn(page);
  await openPicture(page, 3);
  await fingers.move([at(170), at(220)], [at(120), at(270)]);
  const large = await picture(page);
  expect(large.scale).toBeGreaterThan(2.7);
  expect(large.scale).toBeLessThan(3.2);
  // The middle of the fingers was the middle of the picture, and still is.
  expect(Math.abs(large.x + large.width / 2 - 195)).toBeLessThan(12);

  await fingers.move([middle], [at(255)]);
  const moved = await picture(page);
  expect(moved.x - large.x).toBeGreaterThan(45);
  expect(await counted(page)).toBe('3 / 12');
  for (let times = 0; times < 4; times++) await fingers.move([at(60)], [at(380)]);
  expect((await picture(page)).x).toBeCloseTo(0, 0);

  await fingers.move([at(95), at(295)], [at(180), at(210)]);
  await still(page);
  expect((await picture(page)).scale).toBe(1);
});

test('a double tap enlarges where it taps, another one makes it whole again', async () => {
  const page = await show('ar', phone);
  const fingers = await fingersOn(page);
  await openPicture(page, 3);
  const before = await picture(page);
  await fingers.tap(at(290));
  await fingers.tap(at(290));
  await still(page);
  const large = await picture(page);
  expect(large.scale).toBe(2.5);
  // What was under the finger is still there.
  expect((290 - large.x) / large.width).toBeCloseTo((290 - before.x) / before.width, 1);
  await fingers.tap(middle);
  await fingers.tap(middle);
  await still(page);
  expect((await picture(page)).scale).toBe(1);
});

test('an enlarged picture does not swipe, and the next one is whole', async () => {
  const page = await show('en', phone);
  const fingers = await fingersOn(page);
  await openPicture(page, 3);
  await fingers.tap(middle);
  await fingers.tap(middle);
  await still(page);
  await fingers.move([middle], [at(40)], { steps: 3 });
  expect(await counted(page)).toBe('3 / 12');
  // By mouse: Chromium takes a tap so soon after a swipe for the end of a fling.
  await lightbox(page).locator('.after').click();
  await expect.poll(() => counted(page)).toBe('4 / 12');
  await still(page);
  expect((await picture(page)).scale).toBe(1);
});

test('dragged down it closes, let go halfway it comes back, and the page behind does not move', async () => {
  const page = await show('en', phone);
  const fingers = await fingersOn(page);
  await openPicture(page, 3);
  const rest = await picture(page);
  await fingers.move([middle], [at(195, 470)], { hold: 200 });
  await still(page);
  expect((await picture(page)).y).toBe(rest.y);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await fingers.move([middle], [at(195, 300)]);
  await still(page);
  expect(await lightbox(page).count()).toBe(1);
  await fingers.move([middle], [at(195, 700)]);
  await expect.poll(() => lightbox(page).count()).toBe(0);
});

test('a mouse drags, double-clicks and turns its wheel with Control to the same ends', async () => {
  const page = await show('en', { viewport: { width: 1000, height: 700 } });
  await openPicture(page, 3);
  await page.mouse.move(500, 300);
  await page.mouse.down();
  await page.mouse.move(200, 300, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => counted(page)).toBe('4 / 12');
  await still(page);
  expect(await lightbox(page).count()).toBe(1);
  const whole = await picture(page);
  await page.mouse.dblclick(500, 300);
  await still(page);
  expect((await picture(page)).scale / whole.scale).toBeCloseTo(2.5, 1);
  await page.keyboard.down('Control');
  for (let times = 0; times < 5; times++) await page.mouse.wheel(0, 120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await picture(page)).scale).toBe(whole.scale);
});

test('keys enlarge too, and then move the picture', async () => {
  const page = await show('en');
  await openPicture(page, 3);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await still(page);
  const large = await picture(page);
  expect(large.scale).toBe(2.25);
  await page.keyboard.press('ArrowRight');
  await still(page);
  expect((await picture(page)).x).toBeLessThan(large.x);
  expect(await counted(page)).toBe('3 / 12');
  for (let times = 0; times < 3; times++) await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  expect(await counted(page)).toBe('4 / 12');
});

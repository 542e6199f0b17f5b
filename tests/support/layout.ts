import { expect, type Locator, type Page } from '@playwright/test';

/** The page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, 'width of the content').toBeLessThanOrEqual(clientWidth);
}

/** The position and size of an element that is rendered. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not rendered.`);
  return box;
}

/** Records layout shifts from the next navigation on. @returns a function that reads their sum */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = Object.assign(window, { layoutShift: { sum: 0 } }).layoutShift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift.sum += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'layoutShift').sum);
}

/** Delays requests. @returns a function that continues them */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

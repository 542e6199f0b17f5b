import type { Page } from 'playwright-core';

/** For `addInitScript` or `evaluate`: from here on the page adds up by how much it jumps. */
export function countShifts() {
  Reflect.set(window, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum so far; 1 is all of the window by all of its height. */
export const shifted = (page: Page) => page.evaluate((): number => Reflect.get(window, 'shift'));

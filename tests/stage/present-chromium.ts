import { chromium, type ElementHandle, type Frame } from 'playwright-core';
import { launchOptions } from '../support/chromium.ts';
import { element, type FrameEngine } from './engine.ts';

/** The Chromium of the machine with one page, where a test asks the same of every engine. */
export async function presentChromium(noise: string[]): Promise<FrameEngine> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  let at: Frame = page.mainFrame();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => at.evaluate(expression) as Promise<never>,
    click: async (selector) => {
      const handle = (await at.evaluateHandle(element(selector))) as ElementHandle;
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    inFrame: async (act) => {
      at = page.frames()[1] ?? at;
      return act().finally(() => {
        at = page.mainFrame();
      });
    },
    close: () => browser.close(),
  };
}

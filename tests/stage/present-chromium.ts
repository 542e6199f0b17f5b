import { chromium, type ElementHandle } from 'playwright-core';
import { launchOptions } from './chromium.ts';
import { type Engine, element } from './engine.ts';

/** The Chromium of the machine with one page, where a test asks the same of every engine. */
export async function presentChromium(noise: string[]): Promise<Engine> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (selector) => {
      const handle = (await page.evaluateHandle(element(selector))) as ElementHandle;
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

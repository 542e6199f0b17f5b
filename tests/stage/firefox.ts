import { type ElementHandle, type Frame, launch } from 'puppeteer-core';
import { pathOf } from '../support/debian.ts';
import { element, type FrameEngine } from './engine.ts';

/** What Firefox would ask the network for by itself. */
const quiet = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'app.normandy.enabled': false,
  'extensions.getAddons.cache.enabled': false,
};

/**
 * Firefox as Debian ships it, over WebDriver BiDi.
 * @param noise collects the errors of its pages
 */
export async function firefox(noise: string[]): Promise<FrameEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: pathOf('firefox-esr') ?? '',
    headless: true,
    extraPrefsFirefox: quiet,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  page.setDefaultNavigationTimeout(60_000);
  page.on('pageerror', (error) => noise.push(String(error)));
  let at: Frame = page.mainFrame();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => at.evaluate(expression) as Promise<never>,
    click: async (selector) => {
      const handle = (await at.evaluateHandle(element(selector))) as ElementHandle<Element>;
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

import { launch } from 'puppeteer-core';
import type { Driver } from './engine.ts';

/**
 * Starts Debian's Firefox, driven over WebDriver BiDi. Playwright needs a patched Firefox.
 * @param messages receives the errors of its pages
 */
export async function firefox(messages: string[]): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchOptions } from '../support/chromium.ts';
import { ourSite, type Place } from './servers.ts';

export type Stage = ReturnType<typeof stage>;

/** What a page said that it should not have: console output, errors, violations of its policy. */
export type Noise = string[];

/**
 * One browser and one site for all tests of a file. Every page is watched: a test fails when it made noise
 * that the test did not take out of `noise` itself. WhatsApp is answered here, nothing leaves the machine.
 */
export function stage() {
  let browser: Browser;
  let site: Place;
  const noise: Noise = [];
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([chromium.launch(launchOptions()), ourSite()]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(noise.splice(0)).toEqual([]);
  });

  const open = async (url: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'ar-JO',
      // What a test does to the network is done to the page; a worker would stand between.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    await context.route(
      ({ hostname }) => hostname === 'wa.me',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => {
      if (message.text().endsWith('blocked by Playwright')) return;
      noise.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await page.goto(url.startsWith('/') ? site.url + url : url);
    return page;
  };

  return { open, noise, site: () => site.url };
}

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveBuilt } from '../../src/publish/serve.ts';
import { launchOptions } from './chromium.ts';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A server on a free port of this machine. */
export type Place = { url: string; close: () => void };

/** Our own origin: `dist/` with the headers of production. */
export function ourSite(): Promise<Place> {
  return listen(createServer(serveBuilt(dist) as Parameters<typeof createServer>[1]));
}

/** A partner's origin with one page on it, and the headers a partner might send. */
export function partnerSite(html: string, headers: Record<string, string> = {}): Promise<Place> {
  return listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
    }),
  );
}

export function listen(server: Server): Promise<Place> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

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
      ...options,
    });
    contexts.push(context);
    await context.route(
      ({ hostname }) => hostname === 'wa.me',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands now, one line a rule; open shadow roots are looked into. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] });
    return violations.map((one: { id: string; nodes: { html: string; failureSummary: string }[] }) => {
      return `${one.id}: ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`;
    });
  });
}

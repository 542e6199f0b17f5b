import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { listen, type RunningServer } from './servers.ts';

export { expect };

/** A page of a partner: `body` contains the elements, `policy` is its Content-Security-Policy. */
export type PartnerPage = {
  lang?: string;
  head?: string;
  body: string;
  /** The script tags; by default the script tag in the documentation. */
  scripts?: string;
  policy?: string;
  headers?: Record<string, string>;
};

type Fixtures = {
  /** Console messages, page errors and policy violations so far. A test that expects some removes them. */
  messages: string[];
  /** Serves a page on its own origin and opens it. */
  openPartnerPage: (options: PartnerPage) => Promise<Page>;
};

/**
 * The test function of all browser tests. A test fails if any page logs to the console, throws or violates its
 * Content-Security-Policy. Requests to WhatsApp are answered here; nothing leaves the machine.
 */
export const test = base.extend<Fixtures>({
  messages: [
    async ({ context }, use) => {
      const messages: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.text().endsWith('blocked by Playwright')) return;
        messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => messages.push(`error: ${error.error().message}`));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await context.route(
        ({ hostname }) => hostname === 'wa.me',
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
      );
      await use(messages);
      expect(messages, 'console messages, page errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],

  openPartnerPage: async ({ page, baseURL }, use) => {
    const servers: RunningServer[] = [];
    await use(async (options) => {
      const server = await servePartnerPage(String(baseURL), options);
      servers.push(server);
      await page.goto(`${server.url}/`);
      return page;
    });
    for (const server of servers) server.close();
  },
});

/** @param site origin that serves `embed.js` */
export function servePartnerPage(site: string, options: PartnerPage): Promise<RunningServer> {
  const { lang = 'en', head = '', body, policy, headers } = options;
  const { scripts = `<script type="module" src="${site}/embed.js"></script>` } = options;
  const html =
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>Partner</title>` +
    `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}${body}${scripts}`;
  return listen((_, response) => {
    const type = { 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(200, { ...type, ...(policy && { 'content-security-policy': policy }), ...headers });
    response.end(html);
  });
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

/** Code as a script element. */
export const inlineScript = (code: string) => `<script>${code.replaceAll('</script', '<\\/script')}</script>`;

/** The strictest policy that the documentation promises: the origin of the script, no inline styles, no requests. */
export function strictPolicy(site: string): string {
  const types = "require-trusted-types-for 'script'; trusted-types 'none'";
  return `default-src 'none'; script-src ${site}; img-src 'self' data: ${site}; ${types}`;
}

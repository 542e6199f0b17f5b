import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

/** A page of a partner: `body` holds the elements, `policy` is its Content-Security-Policy. */
export type PartnerPage = {
  lang?: string;
  head?: string;
  body: string;
  /** The script tags; by default the one that the documentation gives. */
  scripts?: string;
  policy?: string;
  headers?: Record<string, string>;
};

type Fixtures = {
  /** Console messages, page errors and policy violations so far. A test that expects some removes them. */
  messages: string[];
  /** Serves a page on an origin of its own and opens it. */
  openPartnerPage: (options: PartnerPage) => Promise<Page>;
};

/**
 * The test function of all browser tests. A test fails if any page logs to the console, throws or violates its
 * Content-Security-Policy. Requests to WhatsApp are answered here; nothing leaves the machine.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => use(baseURL ?? `http://127.0.0.1:${process.env.SITE_PORT}`),

  messages: [
    async ({ context }, use) => {
      const messages: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.text().endsWith('blocked by Playwright')) return;
        // Chromium's notice when a trace or a test reads sections that the browser skips (`page.css`).
        if (message.text().includes('subtree hidden by content-visibility')) return;
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
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (options) => {
      const html = partnerHtml(String(baseURL), options);
      const policy = options.policy ? { 'content-security-policy': options.policy } : {};
      const server = createServer((_, response) => {
        const headers = { 'content-type': 'text/html; charset=utf-8', ...policy, ...options.headers };
        response.writeHead(200, headers).end(html);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      return page;
    });
    for (const server of servers) server.close();
  },
});

/** @param site origin that serves `embed.js` */
export function partnerHtml(
  site: string,
  {
    lang = 'en',
    head = '',
    body,
    scripts = `<script type="module" src="${site}/embed.js"></script>`,
  }: PartnerPage,
): string {
  const dir = lang === 'ar' || lang === 'fa' ? 'rtl' : 'ltr';
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><title>Partner</title>` +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">' +
    `${head}${body}${scripts}`
  );
}

/** The strictest policy that the documentation promises: the origin of the script, no inline styles, no requests. */
export function strictPolicy(site: string): string {
  const types = "require-trusted-types-for 'script'; trusted-types 'none'";
  return `default-src 'none'; script-src ${site}; img-src 'self' data: ${site}; ${types}`;
}

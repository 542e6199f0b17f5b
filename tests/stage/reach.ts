import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { partnerHtml } from './partner-page.ts';
import { onePage } from './servers.ts';
import type { State } from './states.ts';

/** What a partner gives its widgets, so that all they can say is said. */
const attributes: Record<string, string> = {
  'dap-order-form': 'partner="Acme" min-quantity="500"',
};

/**
 * Opens a state in a page of its own, on the site or on a partner's page; WhatsApp is answered here.
 * @param site the origin of ours
 */
export async function reached(
  browser: Browser,
  site: string,
  language: string,
  { at, reach, userAgent }: State,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(userAgent && { userAgent }),
    ...options,
  });
  await context.route(
    ({ hostname }) => hostname === 'wa.me',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  const page = await context.newPage();
  const body = `<${at} ${attributes[at] ?? ''} loading="eager"></${at}>`;
  const partner = at.startsWith('/') ? undefined : await onePage(partnerHtml(site, { lang: language, body }));
  if (partner) await page.goto(partner.url);
  else await page.goto(`${site}/${language}${at}`);
  if (partner) await page.locator(`${at} :is(h2, button, img, [role=combobox])`).first().waitFor();
  await reach?.(page, context);
  return {
    page,
    close: async () => {
      await context.close();
      partner?.close();
    },
  };
}

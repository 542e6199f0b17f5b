import type { BrowserContextOptions, Page } from 'playwright-core';
import { onePage } from './servers.ts';
import type { Stage } from './stage.ts';

type Html = { lang?: string; head?: string; body: string; scripts?: string };

/**
 * A page as a partner would write it.
 * @param origin where the script of the widgets comes from
 */
export function partnerHtml(
  origin: string,
  {
    lang = 'en',
    head = '',
    body,
    scripts = `<script type="module" src="${origin}/embed.js"></script>`,
  }: Html,
): string {
  const dir = lang === 'ar' || lang === 'fa' ? 'rtl' : 'ltr';
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><title>Partner</title>` +
    `<meta name="viewport" content="width=device-width"><link rel="icon" href="/icon">${head}` +
    `${body}${scripts}`
  );
}

/**
 * The strictest policy that the README promises: the origin of the script, and nothing for styles or requests.
 * @param pictures origins of pictures beside the page's own
 */
export function strictPolicy(origin: string, ...pictures: string[]): string {
  const images = ["'self'", ...pictures].join(' ');
  const types = "require-trusted-types-for 'script'; trusted-types 'none'";
  return `default-src 'none'; script-src ${origin}; img-src ${images}; ${types}`;
}

type Partner = Html & { origin?: string; policy?: string };

/** Opens a partner's page on an origin of its own, which goes when the page is closed. */
export async function partnerPage(
  stage: Stage,
  { origin = stage.site(), policy, ...html }: Partner,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const headers = policy ? { 'content-security-policy': policy } : {};
  const place = await onePage(partnerHtml(origin, html), headers);
  const page = await stage.open(place.url, options);
  page.on('close', place.close);
  return page;
}

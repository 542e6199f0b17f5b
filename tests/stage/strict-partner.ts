import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from '../../widgets/language/languages.ts';
import { type Place, partnerSite } from './stage.ts';

/**
 * A partner's page with one widget on it, under a policy with nothing but the origin of the
 * script in it; `img-src` is for the page's own icon.
 * @returns opens it in a language, with the widget ready
 */
export function strictPartner(tag: string, site: () => string, open: (url: string) => Promise<Page>) {
  let partner: Place;
  beforeAll(async () => {
    partner = await partnerSite(
      '<!doctype html><html lang="ar"><meta charset="utf-8"><title>Partner</title>' +
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="/icon">' +
        `<main><h1>Partner</h1><${tag} loading="eager"><a href="tel:+1">Call</a></${tag}></main>` +
        `<script type="module" src="${site()}/embed.js"></script>`,
      {
        'content-security-policy': `default-src 'none'; script-src ${site()}; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    );
  });
  afterAll(() => partner.close());
  return async (language: Language): Promise<Page> => {
    const page = await open(partner.url);
    await page.evaluate(({ code, dir }) => Object.assign(document.documentElement, { lang: code, dir }), {
      code: language,
      dir: ['ar', 'fa'].includes(language) ? 'rtl' : 'ltr',
    });
    const ready = page.locator(`${tag} .widget[lang=${language}] button`);
    await ready.first().waitFor();
    return page;
  };
}

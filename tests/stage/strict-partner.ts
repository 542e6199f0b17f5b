import type { Page } from 'playwright-core';
import type { Language } from '../../widgets/language/languages.ts';
import { partnerPage, strictPolicy } from './partner-page.ts';
import type { Stage } from './stage.ts';

/**
 * A partner's page with one widget on it, under the strictest policy.
 * @returns opens it in a language, with the widget ready
 */
export function strictPartner(tag: string, stage: Stage, attributes = '') {
  return async (lang: Language): Promise<Page> => {
    const widget = `<${tag} loading="eager" ${attributes}><a href="tel:+1">Call</a></${tag}>`;
    const body = `<main><h1>Partner</h1>${widget}</main>`;
    const page = await partnerPage(stage, { lang, body, policy: strictPolicy(stage.site()) });
    await page.locator(`${tag} .widget[lang=${lang}] button`).first().waitFor();
    return page;
  };
}

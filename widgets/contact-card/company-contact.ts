import type { i18n } from 'i18next';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { scriptUrl } from '../element/script-url.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import type { Contact } from '../lib/vcard.ts';

/** The contact of the company in the active language of an i18next instance. */
export function companyContact(i18n: i18n) {
  const language = activeLanguage(i18n);
  return {
    name: inLanguage(companyName, language),
    organization: inLanguage(companyName, language),
    title: i18n.t('card.jobTitle'),
    phone: company.phone,
    mobile: company.whatsapp,
    email: company.email,
    address: inLanguage(address, language),
    urls: [siteOrigin(company.site), company.facebook, company.instagram].filter(Boolean),
    note: i18n.t('card.note'),
  } satisfies Contact;
}

/** The path of the published vCard file of the company. */
export function companyFile(language: string): string {
  return `/contact/${language}.vcf`;
}

/**
 * The origin of the site that serves this script; on a partner's page it differs from the origin of the page.
 * @param published the configured origin. It is used if the script has no web origin (prerendering, tests) or is a copy:
 *   partners may host a pinned version (`/embed/<version>/`) or an embed below a path (`/path/embed/`)
 */
export function siteOrigin(published: string): string {
  // Not `new URL()`: old pages have a global variable of that name.
  const [, origin = published, path = ''] = /^(https?:\/\/[^/]+)(.*)/.exec(scriptUrl) ?? [];
  const isCopy = /^\/embed\/\d|.\/embed\//.test(path);
  return isCopy ? published : origin;
}

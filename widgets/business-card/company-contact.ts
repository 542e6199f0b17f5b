import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { address, companyName } from '#company/names.ts';
import { siteOrigin } from '../contact-card/site-origin.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import type { Address, Contact } from '../lib/vcard.ts';

type CompanyContact = Contact & { address: Address };

/** The contact of the company in the active language. */
export function useCompanyContact(): CompanyContact {
  const { i18n } = useTranslation();
  return useMemo(() => companyContact(i18n), [i18n]);
}

/** The contact of the company in the active language of an i18next instance that has the `cards` texts. */
export function companyContact(i18n: i18n): CompanyContact {
  const language = activeLanguage(i18n);
  return {
    name: inLanguage(companyName, language),
    organisation: inLanguage(companyName, language),
    title: i18n.t('card.jobTitle'),
    phone: company.phone,
    mobile: `+${company.whatsapp}`,
    email: company.email,
    address: inLanguage(address, language),
    urls: [siteOrigin(company.site), company.facebook, company.instagram].filter(Boolean),
    note: i18n.t('card.note'),
  };
}

/** The path of the published vCard file of the company. */
export function companyFile(language: string): string {
  return `/contact/${language}.vcf`;
}

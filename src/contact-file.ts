import type { i18n } from 'i18next';
import { companyContact, companyFile } from '../widgets/business-card/company-contact.ts';
import { vcardFile } from '../widgets/text/vcard.ts';

/** The company's contact as a published file: its name below the published folder, and what it holds. */
export function contactFile(i18n: i18n): [name: string, text: string] {
  return [companyFile(i18n.language).slice(1), vcardFile(companyContact(i18n))];
}

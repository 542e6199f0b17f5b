import { useTranslation } from 'react-i18next';
import { companyName } from '#company/names.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { formatPhone } from '../lib/phone.ts';
import { isolated, isolatedLeftToRight } from '../lib/text.ts';
import { type RecipientOptions, recipientOf } from './order-links.ts';

/** Who receives the order: name and number, each isolated for both writing directions. */
export function RecipientLine({ options }: { options: RecipientOptions }) {
  const { t, i18n } = useTranslation();
  const { name, whatsapp } = recipientOf(options, activeLanguage(i18n));
  if (!whatsapp) return t('panel.recipientPage', { name: isolated(name) });
  return t(name ? 'panel.recipient' : 'panel.recipientNumber', {
    name: isolated(name),
    number: isolatedLeftToRight(formatPhone(`+${whatsapp}`)),
  });
}

/** Says that the order goes to a number that is not the company's. */
export function ForeignRecipient({ options }: { options: RecipientOptions }) {
  const { t, i18n } = useTranslation();
  return t('order.foreign', {
    number: isolatedLeftToRight(formatPhone(`+${options.whatsapp}`)),
    company: isolated(inLanguage(companyName, activeLanguage(i18n))),
  });
}

import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { type CountryCode, formatPhone } from '../lib/phone.ts';
import { isolated, isolatedLeftToRight } from '../lib/text.ts';
import { type RecipientOptions, recipientOf } from './order-links.ts';

/** Who receives the order: name and number, each isolated for both writing directions. */
export function RecipientLine({ options, country }: { options: RecipientOptions; country: CountryCode }) {
  const { t, i18n } = useTranslation();
  const { name, whatsapp } = recipientOf(options, activeLanguage(i18n), country);
  return t(name ? 'panel.recipient' : 'panel.recipientNumber', {
    name: isolated(name),
    number: isolatedLeftToRight(formatPhone(`+${whatsapp}`)),
  });
}

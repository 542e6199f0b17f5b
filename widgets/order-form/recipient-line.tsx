import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../language/i18n.ts';
import type { CountryCode } from '../text/phone.ts';
import { readablePhone } from '../text/readable-phone.ts';
import { type RecipientOptions, recipientOf } from './recipient.ts';

/** To whom the order goes: name and number, each held together in either direction of reading. */
export function Recipient({ options, country }: { options: RecipientOptions; country: CountryCode }) {
  const { t, i18n } = useTranslation();
  const { name, whatsapp } = recipientOf(options, activeLanguage(i18n), country);
  return t(name ? 'panel.recipient' : 'panel.recipientNumber', {
    name: `\u2068${name}\u2069`,
    number: `\u2066${readablePhone(`+${whatsapp}`)}\u2069`,
  });
}

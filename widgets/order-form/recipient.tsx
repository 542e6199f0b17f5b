import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage, type Language } from '../i18n/languages.ts';
import { formatPhone } from '../lib/phone.ts';
import { isolated, isolatedLeftToRight } from '../lib/text.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { chatNumber, hasStrangersNumber, type RecipientOptions } from './options.ts';

/**
 * The company, or the recipient of a partner. Beside a partner's number, no contact data of the company is offered; beside
 * the company's number, no other name. An empty value is not offered.
 */
export function recipientOf(options: RecipientOptions, language: Language) {
  const { whatsapp, phone, email, recipient } = options;
  const ours = !whatsapp;
  return {
    name: ours ? inLanguage(companyName, language) : (recipient ?? ''),
    whatsapp: chatNumber(options),
    phone: phone || (ours ? company.phone : ''),
    email: email || (ours ? company.email : ''),
  };
}

export function RecipientLine({ options }: { options: RecipientOptions }) {
  const { t, i18n } = useTranslation();
  const { name, whatsapp } = recipientOf(options, activeLanguage(i18n));
  return (
    <p className="hint recipient">
      {t(name ? 'send.recipient' : 'send.recipientNumber', {
        name: isolated(name),
        number: isolatedLeftToRight(formatPhone(whatsapp)),
      })}
    </p>
  );
}

export function StrangersNumber({ options }: { options: RecipientOptions }) {
  const { t, i18n } = useTranslation();
  if (!hasStrangersNumber(options)) return null;
  const text = t('order.strangersNumber', {
    number: isolatedLeftToRight(formatPhone(chatNumber(options))),
    company: isolated(inLanguage(companyName, activeLanguage(i18n))),
  });
  return (
    <p className="error small-text">
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}

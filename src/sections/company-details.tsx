import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { Logo } from '#company/logo.svg';
import { address } from '#company/names.ts';
import { includedDocuments } from '#company/product.ts';
import { spoken } from '#company/profile.ts';
import { documents } from '#company/trade.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { inLanguage, type Language } from '../../widgets/i18n/languages.ts';
import { chatLink, emailLink } from '../../widgets/lib/chat-link.ts';
import { EmailText } from '../../widgets/ui/identifier.tsx';
import { WithFormulas } from './text.tsx';

/** The company's logo. In `header.css`, its colors follow the theme. */
export const LogoMark = () => <Logo className="logo-mark" />;

/** The number is then shown once. */
export const isPhoneOnWhatsApp = company.phone === company.whatsapp;

/** The link to a chat with the company, with prefilled text. */
export const inquiryLink = (text: string) => chatLink(company.whatsapp, text);

type Fact = [name: string, value: ReactNode];

/** A list of facts. Those without a value are left out. */
export function Facts({ className, facts }: { className: string; facts: Fact[] }) {
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>
                <WithFormulas text={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The postal address and the email address of the company. */
export function useAddresses(): { postal: Fact; email: Fact } {
  const { t, i18n } = useTranslation();
  const { t: site } = useTranslation('site');
  const postal = t('common.address', inLanguage(address, activeLanguage(i18n)));
  const email = (
    <a href={emailLink(company.email)}>
      <EmailText email={company.email} />
    </a>
  );
  return { postal: [site('profile.address'), postal], email: [t('order.email'), email] };
}

/** The languages that the company answers in, in the language of the page. Browsers and Node can name them differently. */
export function spokenLanguages(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return formatList(
    spoken.map((code) => names.of(code) ?? code),
    language,
    'conjunction',
  );
}

export const capitalized = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** A list of nouns. In Japanese, a middle dot separates nouns of one kind; `Intl` has a comma. */
function formatList(names: string[], language: Language, type: Intl.ListFormatType): string {
  return language === 'ja' ? names.join('・') : new Intl.ListFormat(language, { type }).format(names);
}

/** The documents that come with every shipment, as a list in the language of the page; empty if there are none. */
export function includedDocumentNames(language: Language): string {
  const names = Object.entries(documents).flatMap(([key, name]) =>
    includedDocuments.includes(key) ? [inLanguage(name, language)] : [],
  );
  return formatList(names, language, 'unit');
}

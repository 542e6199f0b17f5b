import type { ReactNode } from 'react';
import * as company from '#company/facts.ts';
import { Logo } from '#company/logo.svg';
import { includedDocuments } from '#company/product.ts';
import { spoken } from '#company/profile.ts';
import { documents } from '#company/trade.ts';
import { inLanguage, type Language } from '../../widgets/i18n/languages.ts';

/** The company's logo. In `header.css`, its colors follow the theme. */
export const LogoMark = () => <Logo className="logo-mark" />;

/** The number is then shown once. */
export const isPhoneOnWhatsApp = company.phone === company.whatsapp;

/** A term and its description in a `<dl>`. */
export function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
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

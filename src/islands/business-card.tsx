import { useTranslation } from 'react-i18next';
import { BusinessCard } from '../../widgets/business-card/business-card.tsx';
import { companyFile } from '../../widgets/contact-card/company-contact.ts';

/** The company's card. Without scripts, its button is a link to the contact file. */
export function Island() {
  const { i18n } = useTranslation();
  return <BusinessCard fileHref={companyFile(i18n.language)} />;
}

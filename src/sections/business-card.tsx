import { useTranslation } from 'react-i18next';
import { BusinessCard } from '../../widgets/business-card/business-card.tsx';
import { companyFile } from '../../widgets/contact-card/company-contact.ts';

/** The company's card. Without scripts its button is a link to the contact file. */
export function BusinessCardSection() {
  const { i18n } = useTranslation();
  return (
    <section className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard fileHref={companyFile(i18n.language)} />
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { BusinessCard } from '../../widgets/business-card/business-card.tsx';
import { linkButton } from '../../widgets/controls/link-button.ts';

/** The company's card, to keep in a phone; without our script it is the page of that card in the same language. */
export function BusinessCardSection() {
  const { i18n } = useTranslation();
  return (
    <section className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard link={{ ...linkButton, href: `/${i18n.language}/c/` }} />
      </div>
    </section>
  );
}
